import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// JavaScript, as Node runs it while the client is built; nothing of it gets to the page.

const LOCALE = join(import.meta.dirname, '../src/westkingdom/speech/locale');
/** What the page itself says, and what each game adds to that. */
const FILES = ['web', 'door', 'bots', 'keyboard', 'commands', 'server', 'table', 'names'];
const OF_GAMES = ['web', 'opponents', 'rulings'];
const LIST = '\0virtual:languages';
const ONE = '\0virtual:language/';

const foldersIn = (path) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();

/** The files of a language that the page needs. */
function filesOf(code) {
  const own = join(LOCALE, code);
  const games = foldersIn(own).flatMap((game) => OF_GAMES.map((name) => join(own, game, `${name}.ftl`)));
  return [...FILES.map((name) => join(own, `${name}.ftl`)), ...games.filter(existsSync)];
}

/** Makes `virtual:languages`: for each folder of a language how to load its words, which are one file. */
export function languages() {
  return {
    name: 'languages',
    resolveId: (id) => (id.startsWith('virtual:language') ? `\0${id}` : undefined),
    load(id) {
      if (id === LIST) {
        const loads = foldersIn(LOCALE).map((code) => `${code}: () => import('virtual:language/${code}')`);
        return `export default { ${loads.join(', ')} };`;
      }
      if (!id.startsWith(ONE)) return undefined;
      const paths = filesOf(id.slice(ONE.length));
      for (const path of paths) this.addWatchFile(path);
      return `export default ${JSON.stringify(paths.map((path) => readFileSync(path, 'utf8')))};`;
    },
  };
}
