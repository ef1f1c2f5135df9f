export { Poster, type PosterProps } from './Poster';
export { ShareSheet, type ShareSheetProps } from './ShareSheet';
