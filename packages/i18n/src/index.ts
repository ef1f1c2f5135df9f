export type { DayStyle, InstantStyle } from './calendar-formats';
export { dayOf } from './calendar-words';
export { type CatalogueLoader, loadCatalogue } from './catalogue';
export { createTexts } from './complete-texts';
export { createFormats, type Formats } from './formats';
export type { MessageArea, MessageId } from './generated';
export { createI18n, type I18n, type I18nOptions, type TextsByArea } from './i18n';
export type { Messages, TextValues } from './messages';
export type { Texts } from './texts';
