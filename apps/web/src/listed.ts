/** What a query lists, joined by commas. */
export const listed = (text: string): string[] => text.split(',').filter(Boolean);
