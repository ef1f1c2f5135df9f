/** A part may know its own kind. */
export const isTicket = (kind: string): boolean => kind === 'ticket';
