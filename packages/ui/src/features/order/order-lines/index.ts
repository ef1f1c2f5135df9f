export { type LinePart, type LineTerm, lineName, linePart } from './line-part';
