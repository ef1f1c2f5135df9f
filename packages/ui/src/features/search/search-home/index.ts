export { HotWords, type HotWordsProps } from './HotWords';
export { SearchHistory, type SearchHistoryProps } from './SearchHistory';
export { SearchHome, type SearchHomeProps } from './SearchHome';
