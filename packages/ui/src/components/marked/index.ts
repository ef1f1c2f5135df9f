export { Marked, type MarkedProps } from './Marked';
