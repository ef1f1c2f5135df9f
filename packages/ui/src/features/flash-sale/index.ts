export * from './flash-item';
export * from './flash-sale-view';
export * from './flash-session-bar';
export * from './grab-panel';
