import { useRouter } from '@tanstack/react-router';
import { buildUrl, paths } from '@yunyou/navigation';
import type { Sdk } from '@yunyou/sdk';
import { HomeView, NewUserShare } from '@yunyou/ui/features/home';
import { CityChoice } from '@yunyou/ui/features/location';

/** Data of the home page in the visitor's city, which `/` and its own path show. */
export async function loadHome(sdk: Sdk, preload: boolean) {
  const from = preload ? sdk.prefetch.layout : sdk.layout;
  const city = sdk.location.cityName();
  const [layout, page] = await Promise.all([from.home(city), from.page(city)]);
  return { layout, page };
}

export function HomePage({ layout, page }: Awaited<ReturnType<typeof loadHome>>) {
  const router = useRouter();
  return (
    <>
      <HomeView
        layout={layout}
        page={page}
        city={<CityChoice onChange={() => void router.invalidate()} />}
        hrefs={{
          search: paths.searchHomePage,
          spots: paths.scenicSpotHome,
          spot: (id) => buildUrl(paths.scenicSpotDetail, { id }),
          notice: (id) => buildUrl(paths.notice, { id }),
        }}
      />
      <NewUserShare />
    </>
  );
}
