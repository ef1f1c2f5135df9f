export * from './ticket-list';
export * from './ticket-view';
