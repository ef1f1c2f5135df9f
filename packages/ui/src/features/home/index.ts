export * from './home-layout';
export * from './home-view';
export * from './picture-tile';
