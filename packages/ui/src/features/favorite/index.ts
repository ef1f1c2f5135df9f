export * from './favorite-button';
