export * from './invoice-detail';
export * from './invoice-form';
export * from './invoice-list';
