export { schema } from '../../contract/src/schemas/index';
