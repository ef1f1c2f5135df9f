export * from './city-bar';
export * from './city-choice';
