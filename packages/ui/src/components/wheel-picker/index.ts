export type { ColumnsOf } from './settled';
export { type WheelColumnData, type WheelOption, WheelPicker, type WheelPickerProps } from './WheelPicker';
export { WheelSheet, type WheelSheetProps } from './WheelSheet';
