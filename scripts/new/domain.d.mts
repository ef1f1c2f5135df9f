/** Writes a domain's files; answers their names. */
export function newDomain(name: string, folder?: string): string[];
