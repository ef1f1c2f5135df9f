export { Chip, type ChipProps } from './Chip';
export { ChipList, type ChipListProps } from './ChipList';
export { ChipSelect, type ChipSelectProps } from './ChipSelect';
