export * from './web-frame';
