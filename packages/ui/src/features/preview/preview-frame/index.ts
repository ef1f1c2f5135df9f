export {
  PreviewFrame,
  type PreviewFrameProps,
  type PreviewSettings,
  type PreviewWidth,
} from './PreviewFrame';
