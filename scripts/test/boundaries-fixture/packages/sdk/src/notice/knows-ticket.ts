import { tickets } from '../ticket/tickets';

export const notices = [tickets];
