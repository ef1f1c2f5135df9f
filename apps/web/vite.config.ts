import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { brotliFiles } from './build/brotli-files';
import { offlineShell } from './build/offline-shell';

const i18n = fileURLToPath(new URL('../../packages/i18n/package.json', import.meta.url));
const noMessageParser = createRequire(i18n).resolve('@formatjs/icu-messageformat-parser/no-parser.js');

/** The API server of `npm run dev`. */
const SERVER = 'http://127.0.0.1:5174';
const SERVER_PATHS = [
  '/cuser',
  '/cpage',
  '/cgateway',
  '/mkg',
  '/dcr',
  '/cdn',
  '/sandbox',
  '/docs',
  '/notify',
  '/health',
];

/**
 * Few files instead of many: what every page needs is one, what three pages share is one, and each page has its own.
 * A page's route file refers to its lazy half and the lazy half to it: without the first group each would be a file
 * of its own that the entry has to fetch.
 */
const chunkGroups = [
  {
    name: 'core',
    priority: 20,
    test: (id: string) =>
      /\/node_modules\/(react|react-dom|scheduler|@tanstack|valtio|proxy-compare|use-sync-external-store|ofetch|ufo|destr|@formatjs\/(intl|fast-memoize)|intl-messageformat)\//.test(
        id,
      ) ||
      /\/packages\/(sdk|api-client|contract|channel|host|navigation|payment|server-clock)\/src\//.test(id) ||
      /\/packages\/i18n\/src\/(?!generated\/[^/]+\/)/.test(id) ||
      /\/apps\/web[^/]*\/src\/[^?]*$/.test(id),
  },
  {
    name: 'shared',
    priority: 10,
    minShareCount: 3,
    test: /\/packages\/(ui|validators)\/src\/|\/lucide-react\//,
  },
];

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      virtualRouteConfig: './src/routes.ts',
      routesDirectory: './src/routes',
      generatedRouteTree: './src/route-tree.gen.ts',
      autoCodeSplitting: true,
      // One chunk per page: what loads its data, shows it, waits for it and fails belongs together.
      codeSplittingOptions: {
        defaultBehavior: [['loader', 'component', 'pendingComponent', 'errorComponent', 'notFoundComponent']],
      },
    }),
    react(),
    offlineShell(),
    brotliFiles(),
  ],
  resolve: {
    conditions: ['@yunyou/source', ...defaultClientConditions],
    alias: [
      // Messages are parsed at build time; the parser stays out of the browser.
      { find: /^@formatjs\/icu-messageformat-parser$/, replacement: noMessageParser },
    ],
  },
  // The server puts a nonce of its own into every answer.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    target: 'es2022',
    manifest: true,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 400,
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
  server: {
    proxy: Object.fromEntries(SERVER_PATHS.map((path) => [path, { target: SERVER, changeOrigin: false }])),
  },
});
