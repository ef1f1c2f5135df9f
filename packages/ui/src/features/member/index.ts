export * from './user-center';
