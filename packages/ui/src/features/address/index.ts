export * from './address-form';
export * from './address-list';
export * from './address-picker';
