import { type RefObject, useEffect, useRef, useState } from 'react';

export interface ProblemFocus<Root extends HTMLElement> {
  /** Goes to the element around the form. */
  ref: RefObject<Root | null>;
  /** Leads to the first thing that is wrong, once what was found stands on the page. */
  focusProblem: () => void;
}

/** After a refused submit, the focus goes to the first field in error, or to the words about what is no field. */
export function useProblemFocus<Root extends HTMLElement>(): ProblemFocus<Root> {
  const ref = useRef<Root>(null);
  const [wanted, setWanted] = useState(0);
  useEffect(() => {
    if (wanted === 0) return;
    const first = ref.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-problem]');
    first?.focus({ preventScroll: true });
    // The browser's own scrolling would be content with a place behind the bar at the lower edge.
    first?.scrollIntoView({ block: 'center' });
  }, [wanted]);
  return { ref, focusProblem: () => setWanted((count) => count + 1) };
}
