export * from './media-viewer';
