export { AppearanceCells } from './AppearanceCells';
export { MemberCard, type MemberCardProps } from './MemberCard';
export { OrderEntries, type OrderEntriesProps } from './OrderEntries';
export { UserCenter, type UserCenterHrefs, type UserCenterProps } from './UserCenter';
