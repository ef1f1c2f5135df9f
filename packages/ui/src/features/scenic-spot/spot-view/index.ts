export { SpotAlbum, type SpotAlbumProps, spotHero } from './SpotAlbum';
export { SpotHeader, type SpotHeaderProps } from './SpotHeader';
export { SpotInfo, type SpotInfoProps } from './SpotInfo';
export { SpotPending } from './SpotPending';
export { SpotView, type SpotViewProps } from './SpotView';
