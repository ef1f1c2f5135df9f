import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { SkeletonText } from '../components/skeleton';
import { NoNetwork } from '../components/state';
import { useMediaQuery } from '../hooks/use-media-query';
import { PageBody } from './PageBody';
import styles from './PagePane.module.css';
import { PaneContext } from './pane-context';
import { useAfterHydration } from './use-hydrated';
import { type LazyBlock, useLazyBlock } from './use-lazy-block';

export interface PagePaneProps<Props> {
  /** What it is, for screen readers: the open order. */
  label: string;
  /** Which one is open; empty for none. */
  openId: string;
  /** What shows it. Must keep its identity: a function declared outside the component. */
  load: () => Promise<LazyBlock<Props>>;
  /** What that is given. */
  props: Props;
  /** What stands there while none is open: an `Empty`. */
  children: ReactNode;
}

/**
 * What is open of a list, beside it: for `detail` of an `AppPage`. On a phone nothing of it is loaded. What a member opens
 * takes the focus, and Escape gives it back to the list.
 */
export function PagePane<Props extends object>({
  label,
  openId,
  load,
  props,
  children,
}: PagePaneProps<Props>) {
  const isWide = useIsWide();
  const [hasFailed, setFailed] = useState(false);
  const Block = useLazyBlock(load, isWide && openId !== '' && !hasFailed, () => setFailed(true));
  return (
    <section className={styles.root} aria-label={label} tabIndex={-1} {...useFocusOnOpening(openId)}>
      <PaneContext value={true}>
        {openId === '' ? (
          children
        ) : Block ? (
          <Block key={openId} {...props} />
        ) : hasFailed ? (
          <NoNetwork onRetry={() => setFailed(false)} />
        ) : (
          <PanePending />
        )}
      </PaneContext>
    </section>
  );
}

/** What is open is on its way. */
export function PanePending() {
  return (
    <PageBody busy>
      <SkeletonText lines={6} />
    </PageBody>
  );
}

function useFocusOnOpening(openId: string) {
  const pane = useRef<HTMLElement>(null);
  const shownId = useRef(openId);
  const opener = useRef<Element>(null);
  useEffect(() => {
    if (shownId.current === openId) return;
    shownId.current = openId;
    if (openId === '') return;
    opener.current = document.activeElement;
    pane.current?.focus({ preventScroll: true });
  }, [openId]);
  return {
    ref: pane,
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      // A dialog that was opened from here closes alone: it stands elsewhere in the document.
      if (event.key !== 'Escape' || !(event.target instanceof Node) || !pane.current?.contains(event.target))
        return;
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}

/** Whether there is room beside a list. False on a server and until the page it rendered has stood as it was. */
export function useIsWide(): boolean {
  const isWide = useMediaQuery('(min-width: 1024px)');
  return useAfterHydration() && isWide;
}
