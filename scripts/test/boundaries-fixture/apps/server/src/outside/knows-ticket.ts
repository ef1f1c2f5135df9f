export { ticket } from '../modules/ticket/rules';
