export { contract } from '../../contract/src/index';
