export const sql = (parts: TemplateStringsArray) => parts.join('');

export const db = { selectFrom: (table: string) => table };
