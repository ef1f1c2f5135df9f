export * from './home-layout';
export * from './home-view';
export * from './new-user-share';
export * from './picture-tile';
