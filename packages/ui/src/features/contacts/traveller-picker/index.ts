export { TravellerPicker, type TravellerPickerProps } from './TravellerPicker';
export type { OfferedTraveller, TravellerSource } from './TravellerSheet';
