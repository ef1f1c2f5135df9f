export * from './address-picker';
