export { AvatarCropper, type AvatarCropperProps } from './AvatarCropper';
