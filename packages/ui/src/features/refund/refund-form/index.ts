export { RefundForm, type RefundFormProps } from './RefundForm';
export { RefundForming, type RefundFormingProps } from './RefundForming';
