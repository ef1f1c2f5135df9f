export { type CityOption, CityPicker, type CityPickerProps } from './CityPicker';
export { CityPickerPending } from './CityPickerPending';
export { citiesFor } from './city-groups';
