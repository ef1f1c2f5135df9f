export { RightRow, type RightRowProps } from './RightRow';
