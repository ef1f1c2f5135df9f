export * from './date-bar';
export * from './hotel-card';
export * from './room-row';
