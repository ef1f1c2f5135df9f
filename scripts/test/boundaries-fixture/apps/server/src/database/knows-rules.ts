export type { ticket } from '../modules/ticket/rules';
