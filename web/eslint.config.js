import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['src/wire/wire.ts'] },
  js.configs.recommended,
  ts.configs.strict,
  ts.configs.stylistic,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  {
    rules: {
      // TypeScript knows better what is defined.
      'no-undef': 'off',
      // With noUncheckedIndexedAccess the compiler asks for a `!` wherever we know that a list has an entry.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // A space between two parts of a sentence is written {' '}: the compiler drops others at the ends of blocks.
      'svelte/no-useless-mustaches': 'off',
      // What is not drawn from is no state; what is, is replaced as a whole.
      'svelte/prefer-svelte-reactivity': 'off',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      'max-len': ['error', { code: 120 }],
    },
  },
);
