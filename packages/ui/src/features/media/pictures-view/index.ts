export { PicturesView, type PicturesViewProps } from './PicturesView';
