export { hasSomething, SpecialParts, type SpecialPartsProps } from './SpecialParts';
