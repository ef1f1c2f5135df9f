import { defineConfig } from 'tsup';

/** Scripts that the server's pages load by address; the decoder of codes comes along only where a browser has none. */
export default defineConfig({
  entry: ['src/console.ts', 'src/gate.ts', 'src/gate-worker.ts'],
  format: ['esm'],
  target: 'es2020',
  platform: 'browser',
  splitting: true,
  minify: true,
  clean: true,
  noExternal: [/.*/],
});
