import type { AnyRoute, RouteComponent } from '@tanstack/react-router';
import { asyncPageTimeoutMs } from '@yunyou/contract';
import type { Sdk } from '@yunyou/sdk';
import { PagePending } from '@yunyou/ui';
import { Suspense } from 'react';
import { pageTexts } from './generated/page-texts';
import { routeTree } from './route-tree.gen';

type Area = Parameters<Sdk['i18n']['ensure']>[number];

/** Loads the texts of a page's features in the present language. Rejects when they cannot be had. */
export function loadPageTexts(sdk: Sdk, routeId: string): Promise<void> {
  const areas: readonly Area[] | undefined = pageTexts[routeId as keyof typeof pageTexts];
  return sdk.i18n.ensure(...(areas ?? []));
}

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
function withLoading({
  id,
  loader,
  component,
  pendingComponent: Pending,
}: PageOptions): Pick<PageOptions, 'loader' | 'pendingComponent'> {
  return {
    async loader(args) {
      const [data] = await inTime(
        Promise.all([loader?.(args), loadPageTexts(args.context.sdk, id), component?.preload?.()]),
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

const pages: readonly AnyRoute[] = Object.values(routeTree.children ?? {});
for (const page of pages) page.update(withLoading(page.options as PageOptions));

/** The routes with their loading. */
export const loadingRoutes = routeTree;
