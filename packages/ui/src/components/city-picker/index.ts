export { type CityOption, CityPicker, type CityPickerProps } from './CityPicker';
