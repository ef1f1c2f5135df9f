import { createContext } from 'react';

/** Called by an effect of every page: it is on the screen, and hydrated where a server rendered it. */
export const PageShownContext = createContext<() => void>(() => {});
