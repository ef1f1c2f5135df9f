/** Previews of operators: reading what a draft shows, and an SDK's answers out of it. */
export { createPreviewFetch, type PreviewFetchOptions } from './preview-fetch';
export {
  createPreviewReader,
  type PreviewAsked,
  type PreviewOver,
  type PreviewReader,
  type PreviewReaderOptions,
  PreviewRefused,
} from './preview-reader';
