import { allowedHtml, type CleanHtml } from '@yunyou/ui/components';
import sanitizeHtml from 'sanitize-html';

/** Cleans an operator's text as `RichText` does in a browser, without a document. */
export const cleanHtml: CleanHtml = (html) =>
  sanitizeHtml(html, {
    allowedTags: allowedHtml.ALLOWED_TAGS,
    allowedAttributes: { '*': allowedHtml.ALLOWED_ATTR, a: ['href', 'title', 'target', 'rel'], img: ['*'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    transformTags: {
      a: (tagName, attribs) => ({
        tagName,
        attribs: /^https?:/i.test(attribs.href ?? '')
          ? { ...attribs, target: '_blank', rel: 'noopener noreferrer' }
          : attribs,
      }),
      img: (tagName, { alt = '', src = '', title, width, height }) => ({
        tagName,
        attribs: {
          alt,
          src,
          loading: 'lazy',
          ...(title && { title }),
          ...(width && { width }),
          ...(height && { height }),
        },
      }),
    },
  });
