export { CodeBox } from './CodeBox';
