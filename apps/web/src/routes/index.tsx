import { createFileRoute } from '@tanstack/react-router';
import { HomePending, HomeView } from '@yunyou/ui';
import { LoaderFailed } from '../loader-failed';
import { homeHrefs } from '../shop-hrefs';

export const Route = createFileRoute('/')({
  loader: async ({ context: { sdk }, preload }) => {
    const from = preload ? sdk.ahead.layout : sdk.layout;
    const [layout, page] = await Promise.all([from.home(), from.page(), sdk.i18n.ensure('home')]);
    return { layout, page };
  },
  component: Entry,
  pendingComponent: HomePending,
  errorComponent: LoaderFailed,
});

function Entry() {
  const { layout, page } = Route.useLoaderData();
  return <HomeView layout={layout} page={page} hrefs={homeHrefs} />;
}
