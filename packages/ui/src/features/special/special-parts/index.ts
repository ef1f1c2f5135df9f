export { SpecialParts, type SpecialPartsProps } from './SpecialParts';
