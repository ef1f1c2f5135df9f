export { PageFailed, type PageFailedProps } from './PageFailed';
export { PageLost, type PageLostProps } from './PageLost';
