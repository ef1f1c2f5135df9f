export { ticket } from '../ticket/rules';
