export {
  type Region,
  RegionPicker,
  type RegionPickerProps,
  RegionSheet,
  type RegionSheetProps,
} from './RegionPicker';
export type { RegionNode } from './region-tree';
