export { RadioGroup, type RadioGroupProps, type RadioItem } from './RadioGroup';
export { RadioGroupPending, type RadioGroupPendingProps } from './RadioGroupPending';
