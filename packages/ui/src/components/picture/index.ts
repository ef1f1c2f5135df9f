export { type PicturePreload, picturePreload, type ShownPicture } from './candidates';
export { Picture, type PictureProps } from './Picture';
export { type ShownWidths, shownSizes } from './shown-sizes';
