export { createMiniProgramFetch } from './fetch';
export {
  createMiniProgramHost,
  type MiniProgramHost,
  type MiniProgramHostOptions,
  type SharedMessage,
  type SharedTimeline,
} from './mini-program-host';
export { createMiniProgramPostForm, type MiniProgramFile, type MiniProgramForm } from './post-form';
export { provideWebApis } from './provide-web-apis';
export { createMiniProgramRandom } from './random';
export type { MiniProgramWx } from './wx';
