export { table } from '../modules/ticket/tables';
