import { type AnyRouteMatch, type RouteComponent, useRouterState } from '@tanstack/react-router';
import type { NavigationPort } from '@yunyou/navigation';
import { type PageAhead, PageAheadContext } from '@yunyou/ui';
import { Activity, memo, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { AppRouter } from '../router';

/** Pages drawn ahead at a time: each takes a slow phone some of its leisure, and memory. */
export const PAGES_AHEAD = 3;
/** What was fetched longer ago is fetched and drawn anew when it comes near: the SDK takes it for fresh as long. */
export const FRESH_MS = 60_000;
/** A browser that paints nothing (a tab in the background) is waited for this long. */
const PAINT_PATIENCE_MS = 200;
/** A desktop has a frame around its pages, and time enough. */
const DESKTOP = '(min-width: 1024px)';

/** Where pages are drawn before anybody goes to them, so that a tap shows them at once. */
export interface Stage {
  /** Draws a page whose route and data are there, out of sight, when there is nothing else to do. */
  draw(address: string, match: AnyRouteMatch | undefined): void;
  /** Whether pages are drawn at all, and the one of this address is not, or is old. */
  lacks(address: string): boolean;
  /** Whether a page that is gone to stands here, and not where its route stands. */
  isOn(matchId: string): boolean;
}

interface Drawn {
  key: number;
  matchId: string;
  ahead: PageAhead;
  Page: RouteComponent;
  atMs: number;
  /** `ahead` and `asleep`: not gone to. `shown`: over the page that is left. `present`: in its place. */
  is: keyof typeof looks;
  /** What it stands in. */
  place: HTMLElement | null;
}

/**
 * A page drawn ahead gets its place on the screen while nobody sees it, and is then put to sleep as it is: showing it asks
 * neither for styles nor for a layout. (`visibility` is inherited: every element's style would be looked up anew.)
 */
const looks = {
  ahead: { position: 'fixed', inset: '0', zIndex: '-1', overflow: 'hidden', opacity: '0' },
  asleep: { opacity: '', contentVisibility: 'hidden' },
  shown: { zIndex: 'var(--yy-layer-mask)', opacity: '', contentVisibility: '' },
  present: { position: '', inset: '', zIndex: '', overflow: '', contentVisibility: '' },
} satisfies Record<string, Partial<CSSStyleDeclaration>>;

const isAhead = ({ is }: Drawn) => is === 'ahead' || is === 'asleep';

function put(page: Drawn, is: Drawn['is']): void {
  page.is = is;
  if (!page.place) return;
  page.place.toggleAttribute('data-ahead', isAhead(page));
  // Asleep, it is hidden from everybody anyway.
  page.place.ariaHidden = is === 'ahead' ? 'true' : null;
  Object.assign(page.place.style, looks[is]);
}

/**
 * From now on pages whose component is a `DrawnPage` are drawn ahead and shown by the tap itself; the router goes there when
 * they are painted: it replaces the port's `push`. A device quick enough for motion between pages does without, and so
 * does a browser that cannot put them to sleep.
 */
export function setStage(window: Window, router: AppRouter, port: NavigationPort): Stage {
  let pages: readonly Drawn[] = [];
  let nextKey = 0;
  const listeners = new Set<() => void>();

  function change(next: readonly Drawn[]): void {
    pages = next;
    for (const listener of listeners) listener();
  }

  const canSleep = CSS.supports('content-visibility', 'hidden');
  const isInUse = () =>
    canSleep && !router.options.defaultViewTransition && !window.matchMedia(DESKTOP).matches;
  const drawnAt = (address: string) => pages.find((it) => isAhead(it) && it.ahead.address === address);

  const stage: Stage = {
    draw(address, match) {
      if (match?.status !== 'success' || !stage.lacks(address)) return;
      const { id: matchId, loaderData: data, search } = match;
      const { component: Page } = router.routesById[match.routeId as keyof AppRouter['routesById']].options;
      if (!Page) return;
      whenIdle(window, () => {
        // Whoever was quicker is there, or on the way.
        if (router.latestLocation.href === address || stage.isOn(matchId)) return;
        const page: Drawn = {
          key: nextKey++,
          matchId,
          ahead: { address, data, search },
          Page,
          atMs: Date.now(),
          is: 'ahead',
          place: null,
        };
        const ahead = pages.filter((it) => isAhead(it) && it.matchId !== matchId);
        change([...pages.filter((it) => !isAhead(it)), ...[...ahead, page].slice(-PAGES_AHEAD)]);
      });
    },
    lacks(address) {
      const { atMs = Number.NEGATIVE_INFINITY } = drawnAt(address) ?? {};
      return isInUse() && Date.now() - atMs > FRESH_MS;
    },
    isOn: (matchId) => pages.some((it) => !isAhead(it) && it.matchId === matchId),
  };

  const { push } = port;
  port.push = (url) => {
    const page = drawnAt(url);
    // Above the page nothing may stand that the page shown would lie on.
    const frame = page?.place?.firstChild && page.place.parentElement;
    if (!frame || frame.offsetTop > 0 || !isInUse()) return push(url);
    put(page, 'shown');
    whenPainted(window, () => push(url));
  };

  /** The page with this id has taken the place of the one before. */
  function arrive(matchId: string | undefined): void {
    const arrived = pages.find((it) => !isAhead(it) && it.matchId === matchId);
    if (arrived) put(arrived, 'present');
    if (pages.some((it) => it !== arrived)) change(arrived ? [arrived] : []);
  }

  const { context } = router.options;
  context.stage = stage;
  context.showBeside?.(
    <OnStage
      subscribe={(listener) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      }}
      pages={() => pages}
      onArrive={arrive}
    />,
  );
  return stage;
}

interface OnStageProps {
  subscribe: (listener: () => void) => () => void;
  pages: () => readonly Drawn[];
  onArrive: (matchId: string | undefined) => void;
}

function OnStage({ subscribe, pages, onArrive }: OnStageProps) {
  const all = useSyncExternalStore(subscribe, pages);
  const match = useRouterState({ select: ({ matches }) => matches.at(-1) });
  const presentId = match?.status === 'success' ? match.id : undefined;
  useLayoutEffect(() => onArrive(presentId), [onArrive, presentId]);
  const left = (page: Drawn) => page.is === 'present' && page.matchId !== presentId;
  return all
    .filter((page) => !left(page))
    .map((page) => {
      const isPresent = !isAhead(page) && page.matchId === presentId;
      return <DrawnAhead key={page.key} page={page} present={isPresent ? match : undefined} />;
    });
}

interface DrawnAheadProps {
  page: Drawn;
  /** Its route's match, when it is gone to. */
  present: AnyRouteMatch | undefined;
}

const DrawnAhead = memo(function DrawnAhead({ page, present }: DrawnAheadProps) {
  const { Page } = page;
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const place = ref.current;
    if (!place) return;
    page.place = place;
    put(page, page.is);
    const observer = new MutationObserver(() => {
      if (!isAhead(page)) return;
      for (const child of place.children) {
        // React takes what an `Activity` hides out of the layout.
        (child as HTMLElement).style.removeProperty('display');
        observer.observe(child, { attributeFilter: ['style'] });
      }
      whenPainted(window, () => {
        if (page.is === 'ahead') put(page, 'asleep');
      });
    });
    observer.observe(place, { childList: true });
    return () => observer.disconnect();
  }, [page]);
  return (
    <div ref={ref}>
      <Activity mode={present ? 'visible' : 'hidden'}>
        <PageAheadContext value={present ? renewed(page.ahead, present) : page.ahead}>
          <Page />
        </PageAheadContext>
      </Activity>
    </div>
  );
});

/** What the page was drawn from, unless its route has newer. */
function renewed(ahead: PageAhead, { loaderData: data, search }: AnyRouteMatch): PageAhead {
  return isSame(ahead.data, data) && isSame(ahead.search, search) ? ahead : { ...ahead, data, search };
}

function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  const [entries, others] = [Object.entries(one ?? {}), new Map(Object.entries(other ?? {}))];
  return entries.length === others.size && entries.every(([key, value]) => others.get(key) === value);
}

function whenIdle(window: Window, act: () => void): void {
  if (window.requestIdleCallback) window.requestIdleCallback(act);
  else window.setTimeout(act);
}

function whenPainted(window: Window, act: () => void): void {
  const frame = window.requestAnimationFrame(() => {
    window.clearTimeout(timer);
    // A task after a frame's beginning is one after its paint.
    window.setTimeout(act);
  });
  const timer = window.setTimeout(() => {
    window.cancelAnimationFrame(frame);
    act();
  }, PAINT_PATIENCE_MS);
}
