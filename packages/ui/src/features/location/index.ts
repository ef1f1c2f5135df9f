export * from './city-bar';
