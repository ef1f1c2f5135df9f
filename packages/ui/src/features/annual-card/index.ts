export * from './annual-card';
