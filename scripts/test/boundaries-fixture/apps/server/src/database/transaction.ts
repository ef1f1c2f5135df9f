export const inTransaction = () => undefined;
