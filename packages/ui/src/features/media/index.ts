export * from './media-viewer';
export * from './pictures-view';
