export { host } from '../../host/src/index';
