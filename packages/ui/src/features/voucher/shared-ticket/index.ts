export { SharedTicket, type SharedTicketProps } from './SharedTicket';
