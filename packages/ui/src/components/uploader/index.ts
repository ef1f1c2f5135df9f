export { Uploader, type UploaderProps } from './Uploader';
export type { UploadedFile, UploadFunction } from './uploads';
