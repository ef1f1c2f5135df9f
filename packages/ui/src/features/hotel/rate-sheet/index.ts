export { roomsToBook } from './rooms-to-book';
