export { MediaViewer, type MediaViewerProps } from './MediaViewer';
export { type MediaSource, mediaSourcesOf, previewMediaStorageKey } from './media-sources';
