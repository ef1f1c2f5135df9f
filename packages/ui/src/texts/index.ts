export { TextsProvider, type TextsProviderProps, useTexts } from './TextsProvider';
