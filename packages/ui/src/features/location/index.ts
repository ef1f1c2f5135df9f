export * from './city-bar';
export * from './city-choice';
export * from './map-links';
export * from './place-choice';
export * from './place-view';
