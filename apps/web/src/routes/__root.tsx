import { createRootRouteWithContext, Outlet, redirect, useLocation } from '@tanstack/react-router';
import { canonicalPath, paths } from '@yunyou/navigation';
import { AppFrame } from '@yunyou/ui';
import { BrowseCorner } from '@yunyou/ui/features/lottery';
import { TopSearch } from '@yunyou/ui/features/search';
import { lotteryTasksHref } from '../lottery-hrefs';
import type { RouterContext } from '../router';

export const Route = createRootRouteWithContext<RouterContext>()({
  // Moved paths, the scene, members' pages, the white list and pages that do not exist are the route table's to decide.
  async beforeLoad({ context: { sdk, loadPages }, location }) {
    const route = sdk.navigation.table.resolve(location.href)?.route;
    if (!route && loadPages) {
      // The page may be among those that have not come yet: matched again once they have.
      await loadPages();
      throw redirect({ href: location.href, replace: true });
    }
    if (route?.auth || sdk.config.isRefused()) await sdk.session.waitUntilLaunched();
    // Nobody is turned away unasked: they may have logged in, or been put on the list.
    if (sdk.config.isRefused()) await sdk.config.checkWhiteList();
    // A server answers a page that is not found in its own place; in the browser it is a page to go to.
    if (!route && import.meta.env.SSR) return;
    const { redirectTo } = sdk.navigation.enter(location.href);
    if (redirectTo !== undefined) throw redirect({ href: redirectTo, replace: true, statusCode: 302 });
  },
  component: Root,
});

function Root() {
  const { pathname, search, href } = useLocation();
  const path = canonicalPath(pathname);
  return (
    <AppFrame
      path={pathname}
      search={
        <TopSearch
          keyword={path === paths.searchMiddlePage ? search.keyword : ''}
          autoFocus={path === paths.searchHomePage}
          replace={path === paths.searchHomePage || path === paths.searchMiddlePage}
        />
      }
    >
      <Outlet />
      <BrowseCorner url={href} hrefOf={lotteryTasksHref} />
    </AppFrame>
  );
}
