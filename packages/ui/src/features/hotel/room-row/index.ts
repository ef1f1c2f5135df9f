export { RoomList, type RoomListProps } from './RoomList';
export { RoomPending } from './RoomPending';
export { RoomRow, type RoomRowProps } from './RoomRow';
