export interface TicketTables {
  tickets: { id: string };
}

export const table = 'tickets';
