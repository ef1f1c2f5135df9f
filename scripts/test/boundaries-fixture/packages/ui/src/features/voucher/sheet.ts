export const sheet = 'sheet';
