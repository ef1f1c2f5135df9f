export { webHostOf } from './read-web-address';
export { WebFrame, type WebFrameProps } from './WebFrame';
