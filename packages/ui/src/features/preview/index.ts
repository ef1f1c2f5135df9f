export * from './preview-frame';
