import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { channelSource, type Preview } from '@yunyou/contract';
import { HostError } from '@yunyou/host';
import { createMemoryHost } from '@yunyou/host/memory';
import { createSdk, type Sdk } from '@yunyou/sdk';
import { createPreviewFetch } from '@yunyou/sdk/preview';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { appRoutes, pageRouteTree } from '../pages';
import { createAppRouter, navigationPort } from '../router';
import { FRAME_READY, type ShownInFrame } from './messages';

/** Nobody is logged in, and pages of members open all the same. */
const EVERY_SOURCE = Object.values(channelSource);

/**
 * The page of a preview, in a frame of its own: the real page on an SDK that answers out of the draft, keeps nothing and does
 * nothing. It is told what to show by the page around it.
 */
export function startPreviewFrame(window: Window, place: HTMLElement): void {
  let shown: Preview | undefined;
  let refresh: (() => void) | undefined;
  window.addEventListener('message', ({ data, origin, source }: MessageEvent<ShownInFrame>) => {
    if (origin !== window.location.origin || source !== window.parent || data?.type !== 'preview') return;
    shown = data.preview;
    if (refresh) return refresh();
    refresh = () => {};
    void show(window, place, data, () => shown ?? data.preview).then((again) => {
      refresh = again;
    });
  });
  window.parent.postMessage(FRAME_READY, window.location.origin);
}

async function show(
  window: Window,
  place: HTMLElement,
  { href, locale, preview }: ShownInFrame,
  current: () => Preview,
): Promise<() => void> {
  const { origin } = window.location;
  // Time goes on from the moment that is shown.
  const startedMs = performance.now();
  const now = () => preview.nowMs + Math.floor(performance.now() - startedMs);
  const sdk: Sdk = createSdk({
    baseUrl: '',
    host: hostWithoutWays(origin + href, window.navigator.userAgent),
    fetch: createPreviewFetch({
      baseUrl: origin,
      preview: current,
      refusal: () => sdk.i18n.texts.t('preview.noAction'),
      now,
      fetch: window.fetch.bind(window),
    }),
    locale,
    now,
    // The page around this one shares the preview: in here nothing can be shared.
    routes: appRoutes().map((route) => ({ ...route, disabledShare: true })),
    memberSources: EVERY_SOURCE,
    abnormalRedirect: false,
    suppressedCodes: [404],
    staleAfterMs: 0,
  });
  const router = createAppRouter(sdk, {
    routeTree: pageRouteTree,
    history: createMemoryHistory({ initialEntries: [href] }),
    origin,
  });
  sdk.navigation.attach(
    navigationPort(router, () => {}),
    { current: () => router.history.location.href },
  );
  stopLinks(window.document);
  await Promise.all([sdk.start(), sdk.i18n.ensure('preview')]);
  await router.load().catch(() => undefined);
  place.replaceChildren();
  createRoot(place).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  return () => void router.invalidate();
}

/** Nothing of the page gets out: what would be shared or copied is said to have failed. */
function hostWithoutWays(href: string, userAgent: string) {
  const unsupported = (name: 'share' | 'copyText') => async () => {
    throw new HostError('unsupported', name);
  };
  const host = createMemoryHost({ href, userAgent });
  return Object.assign(host, { share: unsupported('share'), copyText: unsupported('copyText') });
}

/** Links that the router does not follow lead out of the preview: they do nothing. */
function stopLinks(document: Document): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.('a[href]');
    if (link && !event.defaultPrevented && !link.getAttribute('href')?.startsWith('#'))
      event.preventDefault();
  });
}
