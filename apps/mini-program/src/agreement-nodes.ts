/** Tags the platform's `rich-text` draws (its document, "rich-text"). It drops any other together with what is in it. */
const drawn = new Set(
  (
    'a abbr address article aside b bdi bdo big blockquote br caption center cite code col colgroup dd del div dl dt em ' +
    'fieldset font footer h1 h2 h3 h4 h5 h6 header hr i img ins label legend li mark nav ol p pre q rt ruby s section ' +
    'small span strong sub sup table tbody td tfoot th thead tr tt u ul'
  ).split(' '),
);

/** The program's own classes: `rich-text` gives headings no look. */
const classes: Readonly<Record<string, string>> = { h1: ' class="title"', h2: ' class="heading"' };

/**
 * A document from outside as `rich-text` draws it: its body without scripts and styles, without attributes, and without
 * the tags, such as `main`, whose text the platform would drop.
 */
export function agreementNodes(html: string): string {
  const body = /<body[^>]*>([\s\S]*)<\/body>/i.exec(html)?.[1] ?? html;
  return body
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<(script|style|title)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replace(/<(\/?)([a-z][\w-]*)\b(?:"[^"]*"|'[^']*'|[^'">])*>/gi, (_, close: string, name: string) => {
      const tag = name.toLowerCase();
      if (!drawn.has(tag)) return '';
      return close ? `</${tag}>` : `<${tag}${classes[tag] ?? ''}>`;
    })
    .trim();
}
