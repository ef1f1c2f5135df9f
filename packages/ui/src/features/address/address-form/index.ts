export { AddressForm, type AddressFormProps } from './AddressForm';
export { addressDraftKey } from './address-draft';
