export * from './appointment-slots';
