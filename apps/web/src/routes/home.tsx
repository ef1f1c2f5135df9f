import { createFileRoute } from '@tanstack/react-router';
import { HomePending, HomeView } from '@yunyou/ui';
import { LoaderFailed } from '../loader-failed';
import { homeHrefs } from '../shop-hrefs';

export const Route = createFileRoute('/views/index/index')({
  loader: async ({ context: { sdk } }) => {
    const [layout, page] = await Promise.all([sdk.layout.home(), sdk.layout.page(), sdk.i18n.ensure('shop')]);
    return { layout, page };
  },
  component: Home,
  pendingComponent: HomePending,
  errorComponent: LoaderFailed,
});

function Home() {
  const { layout, page } = Route.useLoaderData();
  return <HomeView layout={layout} page={page} hrefs={homeHrefs} />;
}
