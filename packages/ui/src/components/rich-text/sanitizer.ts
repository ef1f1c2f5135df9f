import createDOMPurify from 'dompurify';
import { allowedHtml } from './allowed-html';

/** Makes the function that takes everything dangerous out of a piece of HTML, in a browser. */
export function createSanitizer(): (html: string) => string {
  const purify = createDOMPurify(window);
  purify.addHook('afterSanitizeAttributes', (node) => {
    if (node.tagName === 'A' && /^https?:/i.test(node.getAttribute('href') ?? '')) {
      node.setAttribute('target', '_blank');
      node.setAttribute('rel', 'noopener noreferrer');
    }
    if (node.tagName === 'IMG') {
      node.setAttribute('loading', 'lazy');
      if (!node.hasAttribute('alt')) node.setAttribute('alt', '');
    }
  });
  return (html) => purify.sanitize(html, allowedHtml);
}
