export * from './refund-dialog';
export * from './refund-form';
export * from './refund-list';
export * from './refund-pane';
export * from './refund-rule';
export * from './refund-view';
