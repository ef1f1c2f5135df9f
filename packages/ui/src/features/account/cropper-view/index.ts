export { CropperView } from './CropperView';
