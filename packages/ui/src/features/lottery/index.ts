export * from './browse-ring';
export * from './lottery-goods';
export * from './lottery-view';
export * from './task-list';
