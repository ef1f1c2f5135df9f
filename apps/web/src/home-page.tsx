import { hrefs } from '@yunyou/navigation/pages';
import type { Sdk } from '@yunyou/sdk';
import { HomeView } from '@yunyou/ui';

/** Data of the home page, which `/` and its own path show. */
export async function loadHome(sdk: Sdk, preload: boolean) {
  const from = preload ? sdk.ahead.layout : sdk.layout;
  const [layout, page] = await Promise.all([from.home(), from.page(), sdk.i18n.ensure('home')]);
  return { layout, page };
}

export function HomePage({ layout, page }: Awaited<ReturnType<typeof loadHome>>) {
  return (
    <HomeView
      layout={layout}
      page={page}
      hrefs={{
        search: hrefs.scenicSpotHome({ focus: 1 }),
        spots: hrefs.scenicSpotHome(),
        spot: (id) => hrefs.scenicSpotDetail({ id }),
        notice: (id) => hrefs.notice({ id }),
      }}
    />
  );
}
