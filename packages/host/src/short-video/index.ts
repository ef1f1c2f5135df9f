export {
  createMiniProgramPostForm as createShortVideoPostForm,
  type MiniProgramHostOptions,
  provideWebApis,
  type SharedMessage,
  type SharedTimeline,
} from '../mini-program';
export { createShortVideoFetch } from './fetch';
export { createShortVideoHost, type ShortVideoHost } from './short-video-host';
export type { ShortVideoTt } from './tt';
