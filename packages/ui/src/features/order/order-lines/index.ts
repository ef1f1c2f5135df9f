export { lineName } from './line-name';
export { type LinePart, type LineTerm, linePart } from './line-part';
