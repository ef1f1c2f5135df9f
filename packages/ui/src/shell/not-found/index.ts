export { NotFound, type NotFoundProps } from './NotFound';
export { PageFailed, type PageFailedProps } from './PageFailed';
