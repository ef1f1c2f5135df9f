export { AddressPicker, type AddressPickerProps } from './AddressPicker';
