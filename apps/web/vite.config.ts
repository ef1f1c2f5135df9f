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
import { bootFirst } from './build/boot-first';
import { brotliFiles } from './build/brotli-files';
import { builtRoutes } from './build/built-routes';
import { chunkErrors } from './build/chunk-errors';
import { compileAhead } from './build/compile-ahead';
import { firstLoad } from './build/first-load';
import { fixedTokens } from './build/fixed-tokens';
import { leanIcons } from './build/lean-icons';
import { leftovers } from './build/leftovers';
import { minifiedTexts } from './build/minified-texts';
import { minifyAgain } from './build/minify-again';
import { offlineShell } from './build/offline-shell';
import { sentinelErrors } from './build/sentinel-errors';
import { shortClassNames } from './build/short-class-names';
import { shortSlices } from './build/short-slices';

const i18n = fileURLToPath(new URL('../../packages/i18n/package.json', import.meta.url));
/** What a page that failed looks like where a server renders it. */
const failedOnServer = fileURLToPath(new URL('./src/server/loader-failed.tsx', import.meta.url));
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
 * Few files instead of many. `core` is the entry with all it imports, the home page among it: most visits begin there. What five other pages share is one file, and each page has its own.
 */
const chunkGroups = [
  // With the few styles of `pages`: a file of their own would be one request more.
  {
    name: 'core',
    priority: 20,
    test: /\/apps\/web[^/]*\/src\/(?!later\/|route-tree|routes\/(?!root|home|index))[^?]*$|rolldown\/runtime|\/ui\/src\/components\/(page-heading|row)\/[^?]*\.css/,
  },
  // What the router knows of all the other pages, their own files apart, with what several begin with and what nobody needs
  // who has not moved on.
  {
    name: 'pages',
    priority: 18,
    test: /\/apps\/web[^/]*\/src\/(route-tree|routes\/)[^?]*$|\/ui\/src\/components\/(page-heading|row)\/|\/ui\/src\/[^?]*use-media-query|\/router-core\/dist\/esm\/scroll-restoration\.js$|\/i18n\/src\/calendar-/,
  },
  // What the page fetches once it is alive is one file.
  {
    name: 'after',
    priority: 15,
    test: /\/apps\/web[^/]*\/src\/later\/|\/packages\/sdk\/src\/(transport|catalogue\/localise|tracking\/)/,
  },
  { name: 'checkout', priority: 12, test: /\/packages\/sdk\/src\/(checkout\/checkout-calls|orders\/voucher-store)/ },
  {
    name: 'shared',
    priority: 10,
    minShareCount: 5,
    test: /\/packages\/(ui|validators)\/src\/|\/lucide-react\//,
  },
];

/** `Features.LightDark` of Lightning CSS: no style uses `light-dark()`, which it would put two variables beside every `color-scheme` for. */
const LIGHT_DARK = 1 << 20;

const HOME = ['/', '/views/index/index'];

const base: UserConfig = {
  plugins: [
    tanstackRouter({
      target: 'react',
      virtualRouteConfig: './src/routes.ts',
      routesDirectory: './src/routes',
      generatedRouteTree: './src/route-tree.gen.ts',
      autoCodeSplitting: true,
      // One chunk per page: what loads its data, shows it and waits for it belongs together. What is shown when that very
      // chunk does not come cannot be in it.
      codeSplittingOptions: {
        splitBehavior: ({ routeId }) => (HOME.includes(routeId) ? [] : undefined),
        defaultBehavior: [['loader', 'component', 'pendingComponent', 'notFoundComponent']],
      },
    }),
    react(),
    shortClassNames(),
    leanIcons(),
  ],
  resolve: {
    conditions: ['@yunyou/source', ...defaultClientConditions],
    alias: [
      // React has had this hook since 18; the copy for older ones stays out.
      {
        find: /^use-sync-external-store\/shim\/with-selector(\.js)?$/,
        replacement: 'use-sync-external-store/with-selector',
      },
      // Messages are parsed at build time; the parser stays out of the browser.
      { find: /^@formatjs\/icu-messageformat-parser$/, replacement: noMessageParser },
    ],
  },
  server: {
    proxy: Object.fromEntries(SERVER_PATHS.map((path) => [path, { target: SERVER, changeOrigin: false }])),
  },
};

const browserBuild: UserConfig = {
  plugins: [
    builtRoutes(),
    chunkErrors(),
    leftovers(),
    sentinelErrors(),
    shortSlices(),
    bootFirst(),
    firstLoad(),
    fixedTokens(),
    minifyAgain(),
    compileAhead(),
    offlineShell(),
    brotliFiles(),
  ],
  css: { lightningcss: { exclude: LIGHT_DARK } },
  // The server puts a nonce of its own into every answer.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    target: 'es2022',
    manifest: true,
    modulePreload: {
      polyfill: false,
      // The entry is there before anything asks for more.
      resolveDependencies: (_, files) => files.filter((file) => !/\/(?:core|rolldown-runtime)-/.test(file)),
    },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 400,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunkGroups },
        // As much of a hash as the bundler asks for: the entry names every file there is.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:6][extname]',
      },
    },
  },
};

/** The renderer for servers: one file beside nothing, with every package in it. */
const rendererBuild: UserConfig = {
  plugins: [minifiedTexts()],
  resolve: { alias: [{ find: /^\.{1,2}\/loader-failed$/, replacement: failedOnServer }] },
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
