export type { CleanHtml } from './clean-html';
export { RichText, type RichTextProps } from './RichText';
export { allowedHtml } from './sanitizer';
