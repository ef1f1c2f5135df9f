export { HotelAlbumView, type HotelAlbumViewProps } from './HotelAlbumView';
