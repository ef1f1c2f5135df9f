export { FriendsSheet, type FriendsSheetProps } from './FriendsSheet';
