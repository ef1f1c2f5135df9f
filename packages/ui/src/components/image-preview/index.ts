export { ImagePreview, type ImagePreviewProps } from './ImagePreview';
export { PreviewStage, type PreviewStageProps } from './PreviewStage';
export type { PreviewItem } from './preview-item';
