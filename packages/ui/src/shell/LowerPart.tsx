import { createContext, type ReactNode, startTransition, use, useEffect, useState } from 'react';

/** Whether the page that appears now was come to by going on, not by coming back, and was not here already. */
export type IsNewPage = () => boolean;

export const NewPageContext = createContext<IsNewPage>(() => false);

/**
 * False while a page that was just gone to is painted for the first time, so that what a phone shows first need not wait
 * for the rest; true from then on, and from the start on a page that was rendered ahead or is come back to, whose place to
 * scroll to must be there.
 */
export function useUpperPartPainted(): boolean {
  const isNewPage = use(NewPageContext);
  const [painted, setPainted] = useState(() => !isNewPage());
  useEffect(() => {
    if (painted) return;
    // A task after the next frame's beginning is one after its paint.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setPainted(true)));
    });
    let timer: ReturnType<typeof setTimeout> | undefined;
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [painted]);
  return painted;
}

export interface LowerPartProps {
  /** It stands in the first view here: it comes with the upper part. Default `false`. */
  atOnce?: boolean;
  /** What lies below the first screen of a phone. */
  children: ReactNode;
}

/** The part of a page that comes when its upper part is painted. */
export function LowerPart({ atOnce = false, children }: LowerPartProps) {
  const painted = useUpperPartPainted();
  return atOnce || painted ? children : null;
}
