import type { AnyRoute, RouteComponent } from '@tanstack/react-router';
import { asyncPageTimeoutMs } from '@yunyou/contract';
import type { Sdk } from '@yunyou/sdk';
import { PagePending } from '@yunyou/ui';
import { Suspense } from 'react';

type Area = Parameters<Sdk['i18n']['ensure']>[number];
/** Areas of texts by route id. */
export type TextsOfPages = Readonly<Record<string, readonly Area[] | undefined>>;

/** Rejects where loading takes longer than a page may take. */
async function inTime<Value>(loading: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The page took too long to load.')), asyncPageTimeoutMs);
  });
  try {
    return await Promise.race([loading, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** What of a route's options loads its page. */
interface PageOptions {
  id: string;
  loader?: (args: { context: { sdk: Sdk } }) => unknown;
  component?: RouteComponent;
  pendingComponent?: RouteComponent;
}

/**
 * Loads a page's texts beside its code and data, all within the limit (spec section 9), and shows the general pending state
 * until the page's own has come.
 */
function withLoading(
  { id, loader, component, pendingComponent: Pending }: PageOptions,
  texts: TextsOfPages,
): Pick<PageOptions, 'loader' | 'pendingComponent'> {
  return {
    async loader(args) {
      const [data] = await inTime(
        Promise.all([
          loader?.(args),
          args.context.sdk.i18n.ensure(...(texts[id] ?? [])),
          component?.preload?.(),
        ]),
      );
      return data;
    },
    ...(Pending && {
      pendingComponent: () => (
        <Suspense fallback={<PagePending />}>
          <Pending />
        </Suspense>
      ),
    }),
  };
}

/** Gives the routes their loading. */
export function addLoading(routes: readonly AnyRoute[], texts: TextsOfPages): void {
  for (const route of routes) route.update(withLoading(route.options as PageOptions, texts));
}
