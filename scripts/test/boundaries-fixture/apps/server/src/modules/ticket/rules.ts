export const ticket = 'ticket';
