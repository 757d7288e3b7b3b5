import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// JavaScript, as Node runs it while the client is built; nothing of it gets to the page.

/** The name of the package that a module is part of, and its folder; nothing for our own modules. */
function packageOf(module) {
  const found = /^(.*\/node_modules\/((?:@[^/]+\/)?[^/]+))\//.exec(module);
  return found ? { folder: found[1], name: found[2] } : null;
}

/** The licence of a package as it is shipped with it, or the common text of a licence that it only names. */
function licence(folder, named) {
  const file = readdirSync(folder).find((name) => /^licen[cs]e(\.\w+)?$/i.test(name));
  const common = join(import.meta.dirname, 'licences', `${named}.txt`);
  if (!file && !existsSync(common)) throw new Error(`${folder} names the licence ${named}, whose text is nowhere.`);
  return readFileSync(file ? join(folder, file) : common, 'utf8').trim();
}

/** Writes the licences of everything from elsewhere that is built in, scripts and fonts, into one file. */
export function licences() {
  return {
    name: 'licences',
    apply: 'build',
    generateBundle() {
      const folders = new Map();
      for (const module of this.getModuleIds()) {
        const found = packageOf(module.replace(/^\0/, ''));
        if (found) folders.set(found.name, found.folder);
      }
      const texts = [...folders].sort().map(([name, folder]) => {
        const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
        return `${name} ${version} (${license})\n\n${licence(folder, license)}\n`;
      });
      const head = 'These parts of the page come from elsewhere. Their licences:\n';
      this.emitFile({
        type: 'asset',
        fileName: 'licences.txt',
        source: [head, ...texts].join(`\n${'-'.repeat(80)}\n\n`),
      });
    },
  };
}
