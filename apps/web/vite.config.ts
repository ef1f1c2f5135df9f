import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import {
  defaultClientConditions,
  defaultServerConditions,
  defineConfig,
  mergeConfig,
  type UserConfig,
} from 'vite';
import { apiPrefixes } from '../../packages/contract/src/path-prefixes';
import { paths } from '../../packages/navigation/src/paths';
import { brotliFiles } from './build/brotli-files';
import { offlineShell } from './build/offline-shell';
import { pageTexts } from './build/page-texts';

const i18n = fileURLToPath(new URL('../../packages/i18n/package.json', import.meta.url));
const noMessageParser = createRequire(i18n).resolve('@formatjs/icu-messageformat-parser/no-parser.js');

/** The API server of `npm run dev`. */
const SERVER = 'http://127.0.0.1:5174';
const SERVER_PATHS = [...apiPrefixes, '/cdn', '/sandbox', '/docs', '/notify', '/health'];

/** What the pages that place an order are made of, and few others. */
const FORM_PARTS = /\/(?:booking-form|contact-form|price-breakdown|text-area)\//;

const HOME: readonly string[] = ['/', paths.home];

const base: UserConfig = {
  plugins: [
    // With `tsr.config.json`: `index` is a word of the product's paths, so `routes/entry.tsx` is the page at `/`.
    tanstackRouter({
      // One chunk per page: what loads its data, shows it and waits for it belongs together. Most visits begin at home,
      // which is part of the entry point.
      codeSplittingOptions: {
        splitBehavior: ({ routeId }) => (HOME.includes(routeId) ? [] : undefined),
        defaultBehavior: [['loader', 'component', 'pendingComponent', 'notFoundComponent']],
      },
    }),
    react(),
    pageTexts(),
  ],
  resolve: {
    conditions: ['@yunyou/source', ...defaultClientConditions],
    alias: [
      { find: /^#app\//, replacement: fileURLToPath(new URL('./src/', import.meta.url)) },
      // Messages are parsed at build time; the parser stays out of the browser.
      { find: /^@formatjs\/icu-messageformat-parser$/, replacement: noMessageParser },
    ],
  },
  server: {
    proxy: Object.fromEntries(SERVER_PATHS.map((path) => [path, { target: SERVER, changeOrigin: false }])),
  },
};

const browserBuild: UserConfig = {
  plugins: [offlineShell(), brotliFiles()],
  // The server puts another nonce into each answer of the app that is not rendered; rendered pages have hashes.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    target: 'es2022',
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 500,
    rolldownOptions: {
      output: {
        // Few files: one for React, which a release seldom changes, one for the entry point with all else it imports, one for
        // what many pages share, one for the parts of forms.
        codeSplitting: {
          groups: [
            { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\//, priority: 3 },
            { name: 'initial', tags: ['$initial'], priority: 2 },
            { name: 'shared', minShareCount: 8, priority: 1 },
            { name: 'forms', test: FORM_PARTS, minShareCount: 4 },
          ],
        },
      },
    },
  },
};

/** The renderer for servers: one file with every package in it. */
const rendererBuild: UserConfig = {
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: {
    noExternal: true,
    target: 'node',
    resolve: { conditions: ['@yunyou/source', ...defaultServerConditions] },
  },
  build: {
    outDir: 'dist-server',
    target: 'node20',
    copyPublicDir: false,
    minify: false,
  },
};

export default defineConfig(({ isSsrBuild }) => mergeConfig(base, isSsrBuild ? rendererBuild : browserBuild));
