export * from './activity-view';
export * from './exchange-view';
export * from './identity-view';
export * from './my-pieces';
export * from './piece-view';
