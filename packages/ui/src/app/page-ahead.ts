import { createContext } from 'react';

/** A page that is drawn before anybody goes to it. */
export interface PageAhead {
  /** Where it will be. */
  address: string;
  /** What was loaded for it. */
  data: unknown;
  /** What its address asks for. */
  search: unknown;
}

/** Stands around a page that is drawn ahead, and stays when it is gone to; undefined around one that its route draws. */
export const PageAheadContext = createContext<PageAhead | undefined>(undefined);
