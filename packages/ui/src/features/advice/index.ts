export * from './advice-form';
export * from './advice-view';
