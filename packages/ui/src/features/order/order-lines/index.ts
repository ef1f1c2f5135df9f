export { lineName } from './line-name';
export { codesOf, type LinePart, type LineTerm, linePart } from './line-part';
