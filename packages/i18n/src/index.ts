export { createFormats, type DayStyle, type Formats, type InstantStyle } from './formats';
export type { MessageArea, MessageId } from './generated';
export { type CatalogueLoader, createI18n, type I18n, type I18nOptions, loadCatalogue } from './i18n';
export type { Messages } from './messages';
export { createTexts, type Texts, type TextValues } from './texts';
