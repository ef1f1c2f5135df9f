import { readdirSync } from 'node:fs';
import { declarations, packageConfig } from '../../scripts/tsup-package.mjs';

type Plugins = NonNullable<NonNullable<Parameters<typeof packageConfig>[1]>['esbuildPlugins']>;

/** Style sheets are published without comments and spaces: pages load them as they are. Script stays readable. */
const leanStyles: Plugins[number] = {
  name: 'yunyou:lean-styles',
  setup(build) {
    build.onEnd(async ({ outputFiles = [] }) => {
      for (const file of outputFiles.filter(({ path }) => path.endsWith('.css'))) {
        const { code } = await build.esbuild.transform(file.text, { loader: 'css', minify: true });
        file.contents = new TextEncoder().encode(code);
      }
    });
  },
};

const features = readdirSync('src/features').map((name) => [
  `features/${name}`,
  `src/generated/feature-${name}.ts`,
]);
const entryPoints = {
  index: 'src/index.ts',
  components: 'src/generated/components.ts',
  ...Object.fromEntries(features),
};

// `styles` is there for its CSS alone: tokens and every component's styles in one file, published as ./styles.css.
export default packageConfig(
  { ...entryPoints, styles: 'src/styles.ts' },
  {
    dts: { ...declarations, entry: entryPoints },
    loader: { '.css': 'local-css' },
    // Style sheets are minified behind the bundler, where maps would no longer fit; script is readable as it is.
    sourcemap: false,
    esbuildPlugins: [leanStyles],
  },
);
