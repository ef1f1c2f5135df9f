export { ImagePreview, type ImagePreviewProps, type PreviewItem } from './ImagePreview';
