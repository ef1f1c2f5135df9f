import { createContext } from 'react';

/** Whether what a page shows stands beside another page, without the bars of a page of its own. */
export const PaneContext = /* @__PURE__ */ createContext(false);
