import { type ChildNode, parse } from 'postcss';

/** A part of a style sheet, and what of it a page needs whose elements have these classes. */
type Part = (classes: ReadonlySet<string>) => string;

export interface StyleSheet {
  /** All of it. */
  css: string;
  /** The rules that can apply to a page whose elements have these classes, in their order. */
  usedBy: Part;
}

/** At-rules whose rules are looked at one by one; any other, the frames of a motion say, is kept as it is. */
const HOLDS_RULES = new Set(['media', 'supports', 'container', 'layer']);

/** Reads a style sheet once, for many pages. What names no class is needed by all of them. */
export function readSheet(css: string): StyleSheet {
  return { css, usedBy: all(parse(css).nodes) };
}

const all = (nodes: readonly ChildNode[]): Part => {
  const parts = nodes.map(partOf);
  return (classes) => parts.map((part) => part(classes)).join('');
};

function partOf(node: ChildNode): Part {
  if (node.type === 'rule') {
    const css = node.toString();
    const alternatives = node.selectors.map(classesOf);
    return (classes) => (alternatives.some((named) => named.every((name) => classes.has(name))) ? css : '');
  }
  if (node.type === 'atrule' && node.nodes && HOLDS_RULES.has(node.name)) {
    const head = `@${node.name} ${node.params}{`;
    const inner = all(node.nodes);
    return (classes) => {
      const used = inner(classes);
      return used && `${head}${used}}`;
    };
  }
  const css = node.type === 'atrule' && !node.nodes ? `${node};` : node.toString();
  return () => css;
}

/** Classes an element and those above it must have; what stands in `:not()` and its likes is left out, so that more is kept. */
const classesOf = (selector: string): string[] =>
  [...selector.replace(/\([^()]*(?:\([^()]*\)[^()]*)*\)/g, '').matchAll(/\.([\w-]+)/g)].map(
    ([, name = '']) => name,
  );

/** The classes of a rendered page's elements. */
export const classesIn = (html: string): Set<string> =>
  new Set([...html.matchAll(/\sclass="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')));
