/** Writes a page's files; answers their names. */
export function newPage(path: string, titles: Record<'zh-Hans' | 'en', string>, folder?: string): string[];
