export { TicketLabels, type TicketLabelsProps } from './TicketLabels';
export { TicketList, type TicketListProps } from './TicketList';
export { TicketRow, type TicketRowProps } from './TicketRow';
