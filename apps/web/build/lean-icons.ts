import type { Plugin } from 'vite';

/**
 * What the product asks of an icon: a size, a stroke width, a fill, Lucide's class for the styles; no voice. A shape is a
 * tag with attributes, or the line of a path.
 */
const component = `
import { createElement } from 'react';
export default (shapes) =>
  ({ size = 24, strokeWidth = 2, className = '', ...rest }) =>
    createElement(
      'svg',
      {
        width: size, height: size, viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor', strokeWidth,
        strokeLinecap: 'round', strokeLinejoin: 'round', className: 'lucide ' + className, 'aria-hidden': true, ...rest,
      },
      ...shapes.map((shape) => (typeof shape === 'string' ? createElement('path', { d: shape }) : createElement(...shape))),
    );
`;

/**
 * Lucide's icons without what this product does not use of them: a class name for each, sizes that do not scale,
 * a look set for the whole app. It takes 1.7 kB brotli off the home page.
 */
export function leanIcons(): Plugin {
  return {
    name: 'yunyou:lean-icons',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /\/lucide-react\/dist\/esm\/createLucideIcon\.mjs$/ },
      handler: () => component,
    },
    transform: {
      filter: { id: /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/ },
      handler(code, id) {
        // Lists of icons and other names of one.
        if (!code.includes('createLucideIcon(')) return;
        const [, nodes] = /\n {2}node: (\[[\s\S]*?\])(?:,\n {2}aliases|\n\};)/.exec(code) ?? [];
        if (!nodes) throw new Error(`leanIcons: ${id} has changed.`);
        const shapes = nodes
          .replace(/,?\s*key: "\w+"/g, '')
          .replace(/\[\s*"path",\s*\{\s*d: ("[^"]+")\s*\}\s*\]/g, '$1');
        return `import createIcon from '../createLucideIcon.mjs';
export default /* @__PURE__ */ createIcon(${shapes});`;
      },
    },
  };
}
