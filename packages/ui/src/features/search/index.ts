export * from './record-row';
export * from './search-field';
export * from './search-home';
export { openedHref, type ResultQuery, resultHref } from './search-hrefs';
export * from './search-results';
export * from './top-search';
