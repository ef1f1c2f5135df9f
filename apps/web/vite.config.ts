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
  build: { target: 'es2022', manifest: true, assetsInlineLimit: 0, chunkSizeWarningLimit: 300 },
  server: {
    proxy: Object.fromEntries(SERVER_PATHS.map((path) => [path, { target: SERVER, changeOrigin: false }])),
  },
});
