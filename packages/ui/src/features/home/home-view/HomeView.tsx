import type { HomeLayout, HomePage } from '@yunyou/contract';
import type { ReactNode } from 'react';
import { HomeTheme } from '../../../components/home-theme';
import { SearchLink } from '../../../components/search-bar';
import { Section } from '../../../components/section';
import { AppPage, PageBody, useAppConfig, useHydrated, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { NoticeLine } from '../../notice/notice-line';
import { SpotCard } from '../../scenic-spot/spot-card';
import { HomeLayoutView } from '../home-layout';
import styles from './HomeView.module.css';

/** Addresses the home page leads to besides the operator's own links. */
export interface HomeHrefs {
  search: string;
  spots: string;
  spot: (id: string) => string;
  notice: (id: string) => string;
}

export interface HomeViewProps {
  /** What the operator has laid out, in its order. */
  layout: HomeLayout;
  /** The greeting, the newest notice and the recommended spots. */
  page: HomePage;
  /** Where search, notice and spots lead. */
  hrefs: HomeHrefs;
  /** Which city this is of, before the search. Default: not said. */
  city?: ReactNode;
}

/** The home page: a greeting, a way to search, what the operator has laid out, and spots to begin with. */
export function HomeView({ layout, page, hrefs, city }: HomeViewProps) {
  const sdk = useSdk();
  const { t, locale } = useTexts();
  const { homeTheme, homePageHelloText } = useAppConfig();
  const isHydrated = useHydrated();
  const { config } = homeTheme;
  const theme = {
    ...homeTheme,
    config: { ...config, backgroundImage: sdk.config.assetUrl(config.backgroundImage) },
  };
  return (
    <AppPage title={(homePageHelloText ?? page.helloText)[locale]} windowTitle={t('app.brand')}>
      <HomeTheme theme={theme}>
        <PageBody>
          <div className={styles.top} data-notice={page.notice ? true : undefined}>
            <div className={styles.search}>
              {city}
              <SearchLink href={hrefs.search} className={styles.searchLink}>
                {t('app.search')}
              </SearchLink>
            </div>
            <NoticeLine notice={page.notice} hrefOf={hrefs.notice} />
          </div>
          <HomeLayoutView components={layout.components} />
          {page.spots.length > 0 && (
            <div className={styles.recommended}>
              <Section title={t('home.recommended')} more={{ href: hrefs.spots, label: t('home.allSpots') }}>
                <ul className={styles.spots} data-deferred={!isHydrated || undefined}>
                  {page.spots.map((spot) => (
                    <li key={spot.id}>
                      <SpotCard spot={spot} href={hrefs.spot(spot.id)} />
                    </li>
                  ))}
                </ul>
              </Section>
            </div>
          )}
        </PageBody>
      </HomeTheme>
    </AppPage>
  );
}
