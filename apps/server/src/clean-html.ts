import sanitizeHtml from 'sanitize-html';

/** What an operator's text may contain: what the pages show, without styles and classes of its own. */
const allowedTags = [
  ...[
    'a',
    'b',
    'blockquote',
    'br',
    'div',
    'em',
    'figcaption',
    'figure',
    'h1',
    'h2',
    'h3',
    'h4',
    'hr',
    'i',
    'img',
  ],
  ...[
    'li',
    'ol',
    'p',
    'section',
    'span',
    'strong',
    'sub',
    'sup',
    'table',
    'tbody',
    'td',
    'th',
    'thead',
    'tr',
    'u',
    'ul',
  ],
];

/** Takes out of an operator's HTML whatever could run, load or disguise something. The browser cleans it once more. */
export const cleanHtml = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags,
    allowedAttributes: {
      '*': ['title'],
      a: ['href'],
      img: ['alt', 'height', 'src', 'width'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  });
