export { TicketPending } from './TicketPending';
export { TicketView, type TicketViewProps } from './TicketView';
export type { TicketChoice } from './use-ticket-choice';
