/** Path of a Chromium, if there is one. */
export function findBrowser(): string | undefined;
/** The same, installed where that is possible; rejects with what to do where it is not. */
export function ensureBrowser(): Promise<string | undefined>;
