export { type Region, RegionPicker, type RegionPickerProps } from './RegionPicker';
export type { RegionNode } from './region-tree';
