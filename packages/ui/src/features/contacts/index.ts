export * from './contact-form';
export * from './contact-list';
export * from './traveller-picker';
