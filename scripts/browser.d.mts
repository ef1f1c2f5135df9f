/** Path of a Chromium, if there is one. */
export function findBrowser(options?: { lean?: boolean }): string | undefined;
/** The same, installed where that is possible; rejects with what to do where it is not. */
export function ensureBrowser(options?: { lean?: boolean }): Promise<string | undefined>;
