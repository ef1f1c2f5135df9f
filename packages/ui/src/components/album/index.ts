export { Album, type AlbumProps } from './Album';
