export { BrowseCorner, type BrowseCornerProps } from './BrowseCorner';
