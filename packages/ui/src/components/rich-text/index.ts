export { allowedHtml } from './allowed-html';
export type { CleanHtml } from './clean-html';
export { RichText, type RichTextProps } from './RichText';
