import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/main.ts', 'src/operate.ts'],
  format: ['esm'],
  target: 'node20',
  platform: 'node',
  clean: true,
  // The workspace's packages go into the bundle from their source; npm packages stay outside.
  noExternal: [/^@yunyou\//],
  esbuildOptions(options) {
    options.conditions = ['@yunyou/source', 'module', 'import', 'node'];
  },
});
