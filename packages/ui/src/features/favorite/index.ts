export * from './favorite-button';
export * from './favorites-view';
