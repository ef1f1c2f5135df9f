export { host } from '../../../packages/host/src/index';
