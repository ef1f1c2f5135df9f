import type { HotelSearch } from '@yunyou/contract';
import type { HotelOptions, Stay } from '@yunyou/sdk';
import { ButtonLink } from '../../../components/button';
import { Link } from '../../../components/link';
import { CardGrid } from '../../../components/media-card';
import { Row } from '../../../components/row';
import { Section } from '../../../components/section';
import { Empty, ErrorState, NoNetwork } from '../../../components/state';
import { AppPage, LowerPart, PageBody, useCityName, useOnline } from '../../../shell';
import { useTexts } from '../../../texts';
import { HotelCard } from '../hotel-card';
import { type HotelFilterValues, noHotelFilters } from '../hotel-results/hotel-filters';
import { StaySearchBar, type StaySearchBarProps } from '../stay-search';
import { NightTip, StayMoved } from '../stay-tips';
import styles from './HotelHomeView.module.css';

export interface HotelHomeViewProps extends Pick<StaySearchBarProps, 'stay' | 'onStayChange' | 'city'> {
  /** Chinese name of the city. */
  cityName: string;
  /** What the city is called in the present language. */
  cityLabel: string;
  /** What is looked for so far. */
  filters: HotelFilterValues;
  /** Called with what was chosen. */
  onFiltersChange: (filters: HotelFilterValues) => void;
  /** Called when the search is to begin. */
  onSearch: (filters: HotelFilterValues) => void;
  /** The stay's days were over, and it was moved. Default false. */
  moved?: boolean;
  /** When the page was loaded, epoch ms: after midnight yesterday's night is offered. */
  nowMs: number;
  /** Recommended hotels of the city for the stay; undefined where they could not be had. */
  hotels: HotelSearch | undefined;
  /** What the nearest city has, where the chosen one has none. Default: other cities are named. */
  nearest?: { cityName: string; hotels: HotelSearch };
  /** Asks for them again. */
  onRetry: () => unknown;
  /** Stars, categories and facilities to choose from; undefined where they could not be had. */
  options: HotelOptions | undefined;
  /** Addresses: of a hotel for the stay, and of a search. */
  hrefs: { hotel: (id: string, stay: Stay) => string; search: (filters: HotelFilterValues) => string };
}

/** Cards that fit the first screen of a phone below the search. */
const FIRST_CARDS = 2;

/** Where a stay begins: which nights for whom, kinds of hotels, and what the city has for these days. */
export function HotelHomeView(props: HotelHomeViewProps) {
  const {
    cityName,
    cityLabel,
    stay,
    moved = false,
    nowMs,
    hotels,
    nearest,
    onRetry,
    options,
    hrefs,
    ...search
  } = props;
  const { t } = useTexts();
  const cityNameOf = useCityName();
  const online = useOnline();
  const found = hotels?.records ?? [];
  const elsewhere = hotels?.elsewhere ?? [];
  const any = noHotelFilters(cityName);
  return (
    <AppPage>
      <div className={styles.banner}>
        <p className={styles.lead}>{t('hotel.home.lead')}</p>
      </div>
      <PageBody>
        <div className={styles.search}>
          <StaySearchBar stay={stay} {...search} />
        </div>
        {moved && <StayMoved />}
        <NightTip
          value={stay}
          onValueChange={(days) => search.onStayChange({ ...stay, ...days })}
          nowMs={nowMs}
        />
        {options && options.categories.length > 0 && (
          <Section title={t('hotel.home.categories')}>
            <ul className={styles.categories}>
              {options.categories.map(({ id, name, count }) => (
                <li key={id}>
                  <Link className={styles.category} href={hrefs.search({ ...any, category: [id] })}>
                    {name}
                    <span className={styles.count}>{count}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </Section>
        )}
        <LowerPart>
          {found.length === 0 && nearest && (
            <Section
              title={t('hotel.home.nearest', { city: cityLabel, near: cityNameOf(nearest.cityName) })}
              more={{ href: hrefs.search(noHotelFilters(nearest.cityName)), label: t('hotel.home.all') }}
            >
              <HotelCards hotels={nearest.hotels} hrefOf={(id) => hrefs.hotel(id, stay)} />
            </Section>
          )}
          {hotels && found.length > 0 && (
            <Section
              title={t('hotel.home.recommended', { city: cityLabel })}
              more={{ href: hrefs.search(any), label: t('hotel.home.all') }}
            >
              <HotelCards hotels={hotels} hrefOf={(id) => hrefs.hotel(id, stay)} />
            </Section>
          )}
          {!hotels && (online ? <ErrorState onRetry={onRetry} /> : <NoNetwork onRetry={onRetry} />)}
          {found.length === 0 && hotels && !nearest && (
            <Empty
              title={
                elsewhere.length > 0 ? t('hotel.empty.elsewhere', { city: cityLabel }) : t('hotel.empty')
              }
              actions={
                <Row>
                  {elsewhere.map((one) => (
                    <ButtonLink
                      key={one.cityName}
                      variant="outline"
                      href={hrefs.search(noHotelFilters(one.cityName))}
                    >
                      {t('hotel.empty.city', { city: cityNameOf(one.cityName), count: one.count })}
                    </ButtonLink>
                  ))}
                </Row>
              }
            />
          )}
        </LowerPart>
      </PageBody>
    </AppPage>
  );
}

interface HotelCardsProps {
  hotels: Pick<HotelSearch, 'records'>;
  hrefOf: (id: string) => string;
}

const HotelCards = ({ hotels, hrefOf }: HotelCardsProps) => (
  <CardGrid>
    {hotels.records.map((hotel, place) => (
      <HotelCard key={hotel.id} hotel={hotel} href={hrefOf(hotel.id)} eager={place < FIRST_CARDS} />
    ))}
  </CardGrid>
);
