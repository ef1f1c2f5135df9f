import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

export interface PageElement {
  name: string;
  attributes: Record<string, string>;
  /** Text directly inside, as scripts and styles have it. */
  text: string;
}

/** Every element of a document, in its order, read as browsers read it. */
export function elementsOf(html: string): PageElement[] {
  const found: PageElement[] = [];
  const walk = (node: Tree.Node): void => {
    if ('tagName' in node) {
      found.push({
        name: node.tagName,
        attributes: Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])),
        text: node.childNodes.map((child) => ('value' in child ? child.value : '')).join(''),
      });
    }
    // What stands in a template is a document of its own.
    if ('content' in node) walk(node.content);
    if ('childNodes' in node) node.childNodes.forEach(walk);
  };
  walk(parse(html));
  return found;
}

/** The directives of a Content-Security-Policy by name. */
export const directivesOf = (policy = ''): Record<string, string[]> =>
  Object.fromEntries(
    policy
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name, sources]),
  );

/** The nonce that a directive allows; undefined without one. */
export const nonceIn = (sources: readonly string[] = []): string | undefined =>
  sources.map((source) => /^'nonce-(.+)'$/.exec(source)?.[1]).find((nonce) => nonce !== undefined);
