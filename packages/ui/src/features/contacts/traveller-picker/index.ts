export { TravellerPicker, type TravellerPickerProps } from './TravellerPicker';
