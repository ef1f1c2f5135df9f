export { dayOf } from './calendar-words';
export { type CatalogueLoader, loadCatalogue } from './catalogue';
export { createFormats, type DayStyle, type Formats, type InstantStyle } from './formats';
export type { MessageArea, MessageId } from './generated';
export { createI18n, type I18n, type I18nOptions, type TextsByArea } from './i18n';
export type { Messages, TextValues } from './messages';
export { createTexts, type Texts } from './texts';
