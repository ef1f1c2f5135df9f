export { GuestPicker, type GuestPickerProps, type Party } from './GuestPicker';
