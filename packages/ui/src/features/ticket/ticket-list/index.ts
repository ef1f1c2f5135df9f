export { TicketLabels, type TicketLabelsProps } from './TicketLabels';
export { TicketList, type TicketListProps } from './TicketList';
export { TicketListPending } from './TicketListPending';
export { TicketRow, type TicketRowProps } from './TicketRow';
