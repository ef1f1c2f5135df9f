import { createContext } from 'react';

/** Takes everything dangerous out of a piece of HTML. */
export type CleanHtml = (html: string) => string;

/**
 * How texts are cleaned where there is no document, such as on a server that renders pages. In a browser it is empty:
 * DOMPurify does it.
 */
export const CleanHtmlContext = /* @__PURE__ */ createContext<CleanHtml | null>(null);
