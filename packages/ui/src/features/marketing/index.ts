export * from './activity-card';
export * from './bargain-progress';
export * from './draw';
export * from './group-progress';
