import { inTransaction } from '../../database/transaction';

export const open = inTransaction;
