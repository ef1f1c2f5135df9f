export { RoomList, type RoomListProps } from './RoomList';
export { RoomRow, type RoomRowProps } from './RoomRow';
