// What svelte-check does not look for: promises that nobody waits for, code that is never used, and imports that go up.
import js from '@eslint/js';
import boundaries from 'eslint-plugin-boundaries';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

/** The layers of src. The contract is what a game is to the page; the first pattern that fits a file counts. */
const LAYERS = {
  net: ['src/net'],
  game: ['src/games/*'],
  contract: ['src/games'],
  state: ['src/state'],
  ui: ['src/ui', 'src/art'],
  feature: ['src/features'],
  page: ['src/pages'],
  app: ['src'],
};
/** What each may import besides itself. No game knows another, and no page a game: the contract finds them. */
const USES = {
  net: [],
  contract: ['net'],
  state: ['net', 'contract'],
  ui: ['contract', 'state'], // what fetches is a feature
  feature: ['net', 'contract', 'state', 'ui'],
  game: ['net', 'contract', 'state', 'ui'],
  page: ['net', 'contract', 'state', 'ui', 'feature'],
  app: ['net', 'state', 'ui', 'page'],
};

const layers = {
  files: ['src/**/*.ts', 'src/**/*.svelte'],
  ignores: ['src/tests/**', '**/*.test.ts'], // a test may look everywhere
  plugins: { boundaries },
  settings: {
    'import/resolver': { node: { extensions: ['.ts', '.svelte'] } },
    'boundaries/elements': Object.entries(LAYERS).map(([type, pattern]) => ({
      type,
      pattern,
      partialMatch: false,
      exclusive: true,
    })),
  },
  rules: {
    'boundaries/dependencies': [
      'error',
      {
        default: 'disallow',
        policies: [
          ...Object.entries(USES).map(([type, used]) => ({
            from: { element: { type } },
            allow: { to: { element: { types: { anyOf: used } } } },
          })),
          { allow: { to: { element: { type: 'net' } }, dependency: { kind: 'type' } } }, // messages are known everywhere
        ],
      },
    ],
  },
};

export default ts.config(
  { ignores: ['src/net/wire.ts', '.svelte-check'] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  layers,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    languageOptions: { globals: globals.browser },
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  { files: ['*.mjs', '*.js', 'camera/*.mjs'], languageOptions: { globals: globals.node } },
  { files: ['public/*.js'], languageOptions: { globals: globals.serviceworker } },
  {
    files: ['src/**/*.ts', 'src/**/*.svelte'],
    languageOptions: {
      parserOptions: { projectService: true, extraFileExtensions: ['.svelte'], tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/no-unnecessary-type-assertion': 'error',
    },
  },
  {
    files: ['src/**/*.svelte', 'src/**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
    rules: {
      'svelte/no-unused-svelte-ignore': 'off', // it reads no reasons behind a colon
      'svelte/prefer-svelte-reactivity': 'off', // maps and sets are replaced here, not changed
    },
  },
);
