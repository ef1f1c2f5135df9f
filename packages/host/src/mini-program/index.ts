export { createMiniProgramFetch } from './fetch';
export { createMiniProgramHost, type MessagingMiniProgramHost } from './mini-program-host';
export type {
  MiniProgramHost,
  MiniProgramHostOptions,
  SharedMessage,
  SharedTimeline,
} from './platform-host';
export { createMiniProgramPostForm, type MiniProgramFile, type MiniProgramForm } from './post-form';
export { provideWebApis } from './provide-web-apis';
export { createMiniProgramRandom } from './random';
export type { MiniProgramWx } from './wx';
