import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import svelte from 'eslint-plugin-svelte';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';

export default defineConfig(
  // Types made from the API; what svelte-check keeps; trial pages, which stay with whoever made them.
  globalIgnores(['src/generated/', '.svelte-check/', 'dev/']),
  js.configs.recommended,
  ts.configs.strict,
  ts.configs.stylistic,
  svelte.configs.recommended,
  // What prettier decides is no matter for rules.
  prettier,
  svelte.configs.prettier,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    languageOptions: { globals: globals.browser },
    rules: {
      eqeqeq: 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      // A name that begins so is there for its place only.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // The compiler takes every index for a possible miss (noUncheckedIndexedAccess); `!` says where there is none.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // To do nothing is a decision too: a refusal that something else shows, a handler that a replay has no use for.
      '@typescript-eslint/no-empty-function': 'off',
      // What pages watch is replaced as a whole ($state.raw). Maps and sets beside it are stores that no page watches.
      'svelte/prefer-svelte-reactivity': 'off',
      // Svelte drops a space at the edge of an element or a block; {' '} keeps it.
      'svelte/no-useless-mustaches': 'off',
    },
  },
  {
    files: ['src/lib/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: '(games|pages|parts)/', message: 'lib knows no game and no page: they bring what they want of it.' }] },
      ],
    },
  },
  { files: ['build/**', '*.config.*'], languageOptions: { globals: globals.node } },
  { files: ['public/service-worker.js'], languageOptions: { globals: globals.serviceworker } },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser } } },
);
