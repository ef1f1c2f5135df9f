export const tickets = [];
