declare module 'virtual:languages' {
  /** By the code of a language: load the texts of its files. */
  const languages: Record<string, () => Promise<{ default: string[] }>>;
  export default languages;
}
