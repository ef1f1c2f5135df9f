export { PassOn, type PassOnProps } from './PassOn';
