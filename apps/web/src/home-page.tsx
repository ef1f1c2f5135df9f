import { useRouter } from '@tanstack/react-router';
import { hrefs } from '@yunyou/navigation/pages';
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
          search: hrefs.searchHomePage(),
          spots: hrefs.scenicSpotHome(),
          spot: (id) => hrefs.scenicSpotDetail({ id }),
          notice: (id) => hrefs.notice({ id }),
        }}
      />
      <NewUserShare />
    </>
  );
}
