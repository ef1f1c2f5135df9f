/** What is to be read of an agreement's document: its body, with headings below the page's own title. */
export const readable = (html: string): string =>
  (/<body[^>]*>([\s\S]*)<\/body>/i.exec(html)?.[1] ?? html).replace(/<(\/?)h1\b/gi, '<$1h2');
