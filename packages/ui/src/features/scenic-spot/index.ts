export * from './spot-card';
export * from './spot-list';
export * from './spot-profile';
export * from './spot-search';
export * from './spot-view';
