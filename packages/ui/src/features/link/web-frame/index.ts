export { WebFrame, type WebFrameProps } from './WebFrame';
