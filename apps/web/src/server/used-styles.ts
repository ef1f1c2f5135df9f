import { type ChildNode, parse } from 'postcss';

/** A part of a style sheet, and what of it a page needs whose elements have these classes. */
type Part = (classes: ReadonlySet<string>) => string;

export interface StyleSheet {
  /** All of it. */
  css: string;
  /** The rules that can apply to a page whose elements have these classes, in their order. */
  usedBy: Part;
}

/** Reads a style sheet once, for many pages. What names no class is needed by all of them. */
export function readSheet(css: string): StyleSheet {
  return { css, usedBy: all(parse(css).nodes) };
}

const all = (nodes: readonly ChildNode[]): Part => {
  const parts = nodes.map(partOf);
  return (classes) => parts.map((part) => part(classes)).join('');
};

function partOf(node: ChildNode): Part {
  const css = node.toString();
  if (node.type === 'rule') {
    const alternatives = node.selectors.map(classesOf);
    return (classes) => (alternatives.some((named) => named.every((name) => classes.has(name))) ? css : '');
  }
  // Frames of a motion are no rules, and are few.
  if (node.type !== 'atrule' || !node.nodes || node.name === 'keyframes' || node.name === 'font-face')
    return () => (node.type === 'atrule' && !node.nodes ? `${css};` : css);
  const head = `@${node.name}${node.raws.afterName || ' '}${node.params}{`;
  const inner = all(node.nodes);
  return (classes) => {
    const used = inner(classes);
    return used && `${head}${used}}`;
  };
}

/** Classes an element and those above it must have; what stands in `:not()` and its likes is left out, so that more is kept. */
const classesOf = (selector: string): string[] =>
  [...selector.replace(/\([^()]*(?:\([^()]*\)[^()]*)*\)/g, '').matchAll(/\.([\w-]+)/g)].map(
    ([, name = '']) => name,
  );

/** The classes of a rendered page's elements. */
export const classesIn = (html: string): Set<string> =>
  new Set([...html.matchAll(/\sclass="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')));
