export { AddressPicker, type AddressPickerProps, addressLine } from './AddressPicker';
