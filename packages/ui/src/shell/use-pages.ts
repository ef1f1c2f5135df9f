import { useCallback, useEffect, useRef, useState } from 'react';
import { useTexts } from '../texts';

/** How it stands with the pages of a list. */
export interface PagesState {
  status: 'loading' | 'more' | 'done' | 'error';
  /** Why the last page could not be had. */
  error?: unknown;
}

export interface PageSource<State extends PagesState, Page> {
  /** Before the first page. */
  nothing: State;
  /** The page after those of a state, where it is known already; undefined otherwise. */
  peek: (state: State) => Page | undefined;
  /** Asks for it. */
  load: (state: State) => Promise<Page>;
  /** A state with one more page. */
  withPage: (state: State, page: Page) => State;
  /** Asks anew for what was known, once for every question; gives what becomes of the state. Default: what is known stands. */
  refresh?: (known: State) => Promise<((state: State) => State) | undefined>;
}

/**
 * A list that is read page by page. Another question or language begins anew; what was read a while ago is there at once, so
 * that coming back finds the list as long as it was and at its place.
 *
 * @param question what is asked, as plain data
 * @returns with `change`, which puts another state in place of the present one as long as the question is the same
 */
export function usePages<State extends PagesState, Page>(
  question: unknown,
  source: PageSource<State, Page>,
): State & { loadMore: () => Promise<void>; change: (to: (now: State) => State) => void } {
  const { locale } = useTexts();
  const key = JSON.stringify([question, locale]);
  const [kept, setKept] = useState(() => ({ key, state: knownPages(source) }));
  // What belongs to another question is not shown, not even for one frame.
  const state = kept.key === key ? kept.state : knownPages(source);
  const wanted = useRef(key);
  wanted.current = key;
  const latest = useRef(source);
  latest.current = source;

  const change = (to: (now: State) => State) => {
    if (wanted.current === key) setKept((now) => ({ key, state: to(now.key === key ? now.state : state) }));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the source is the question's, and the state holds what was read of it
  const loadMore = useCallback(async () => {
    const { load, withPage } = latest.current;
    setKept({ key, state: { ...state, status: 'loading' } });
    try {
      const page = await load(state);
      change((now) => withPage(now, page));
    } catch (error) {
      change((now) => ({ ...now, status: 'error', error }));
    }
  }, [key, state]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every question, not for every page of it
  useEffect(() => {
    if (state.status === 'loading') void loadMore();
    // What cannot be had anew stays as it is.
    else
      source.refresh?.(state).then(
        (to) => to && change(to),
        () => {},
      );
  }, [key]);

  return { ...state, loadMore, change };
}

function knownPages<State extends PagesState, Page>({
  nothing,
  peek,
  withPage,
}: PageSource<State, Page>): State {
  let state = nothing;
  for (;;) {
    const page = peek(state);
    if (!page) return state;
    state = withPage(state, page);
    if (state.status === 'done') return state;
  }
}
