/** Whether the list of all keys is open. */
class KeysShown {
  open = $state(false);
}

export const keysShown = new KeysShown();
