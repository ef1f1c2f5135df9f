export const line = 'line';
