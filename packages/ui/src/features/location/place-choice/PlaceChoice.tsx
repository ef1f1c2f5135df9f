import type { ChosenPlace } from '@yunyou/sdk';
import { useRef, useState } from 'react';
import { Button } from '../../../components/button';
import { Distance } from '../../../components/distance';
import { type MapPlace, PlaceMap, scaleFor } from '../../../components/place-map';
import { RadioGroup, RadioGroupPending } from '../../../components/radio-group';
import { Row } from '../../../components/row';
import { SearchBar } from '../../../components/search-bar';
import { Empty } from '../../../components/state';
import { useToast } from '../../../components/toast';
import { NavigationIcon } from '../../../icons';
import { AppPage, failureText, PageBody, ResourceView, useSdk, useStateOf } from '../../../shell';
import { useTexts } from '../../../texts';
import styles from './PlaceChoice.module.css';
import type { PlaceCenter } from './place-center';
import { completePlace, type KnownPlace, usePlaces } from './use-places';

export interface PlaceChoiceProps {
  /** The middle of the map at first. */
  center: PlaceCenter;
  /** What is searched for at first. Default empty: what lies around. */
  keyword?: string;
  /** Called with the place that was chosen. */
  onChoose: (place: ChosenPlace) => void;
}

/** The own position's id among the places. */
const HERE = 'here';
/** Nearest places that the first map shows. */
const SHOWN_AT_FIRST = 6;
/** Nearer than this nothing but the place itself would be seen. */
const NEAREST_SCALE = 16;

/** Chooses a place: on a schematic map, from what lies around, or by searching spots, hotels and cities. */
export function PlaceChoice({ center: first, keyword: asked = '', onChoose }: PlaceChoiceProps) {
  const sdk = useSdk();
  const texts = useTexts();
  const { t } = texts;
  const { show } = useToast();
  const { position } = useStateOf(sdk.location.own);
  const [keyword, setKeyword] = useState(asked);
  const [typed, setTyped] = useState(asked);
  const [center, setCenter] = useState(first);
  const [value, setValue] = useState('');
  const [place, setPlace] = useState<ChosenPlace>();
  // The last tap counts, whichever answer comes first.
  const latest = useRef('');
  const places = usePlaces(keyword, center);
  const onMap = (places.value ?? []).flatMap(({ id, name, position: at }): MapPlace[] =>
    at ? [{ id, name, ...at }] : [],
  );
  const chosen: MapPlace | undefined = place && { id: value, ...place };
  const drawn = chosen && !onMap.some(({ id }) => id === value) ? [chosen, ...onMap] : onMap;
  const middle = chosen ?? center;

  const choose = async (id: string) => {
    latest.current = id;
    setValue(id);
    setPlace(undefined);
    if (id === HERE && position)
      return setPlace({ name: t('location.place.here'), address: '', ...position });
    const known = places.value?.find((one) => one.id === id);
    if (!known) return;
    try {
      const complete = await completePlace(sdk, known);
      if (latest.current === id) setPlace(complete);
    } catch (error) {
      if (latest.current !== id) return;
      setValue('');
      show(failureText(texts, error), { kind: 'error' });
    }
  };
  const locate = async () => {
    try {
      const now = await sdk.location.ownPosition();
      setCenter(now);
      setKeyword('');
      setTyped('');
      setValue(HERE);
      setPlace({ name: t('location.place.here'), address: '', ...now });
    } catch {
      show(t('location.place.noPosition'));
    }
  };
  const list = (
    <div className={styles.list}>
      <ResourceView
        resource={places}
        pending={<RadioGroupPending />}
        empty={
          keyword ? (
            <Empty title={t('location.place.none', { keyword })} description={t('location.place.noneHint')} />
          ) : (
            <Empty title={t('location.place.empty')} description={t('location.place.emptyHint')} />
          )
        }
      >
        {(known) => (
          <RadioGroup
            label={keyword ? t('location.place.found', { count: known.length }) : t('location.place.list')}
            items={[
              ...(position ? [{ value: HERE, label: t('location.place.here') }] : []),
              ...known.map((one) => ({
                value: one.id,
                label: one.name,
                description: <Detail place={one} />,
              })),
            ]}
            value={value}
            onValueChange={(id) => void choose(id)}
          />
        )}
      </ResourceView>
    </div>
  );
  return (
    <AppPage
      aside={list}
      bottomBar={
        <Row justify="between" gap={4}>
          <span role="status" className={styles.chosen}>
            {place ? place.name : t('location.place.nothing')}
          </span>
          <Button size="large" disabled={!place} onClick={() => place && onChoose(place)}>
            {t('location.place.confirm')}
          </Button>
        </Row>
      }
    >
      <PageBody>
        <SearchBar
          value={typed}
          placeholder={t('location.place.search')}
          onSearch={setKeyword}
          onValueChange={(text) => {
            setTyped(text);
            if (text === '') setKeyword('');
          }}
        />
        <div className={styles.map}>
          <PlaceMap
            places={drawn}
            center={middle}
            scale={Math.min(scaleFor(drawn.slice(0, SHOWN_AT_FIRST), middle), NEAREST_SCALE)}
            value={value}
            onSelect={(id) => void choose(id)}
            you={position}
          />
          <Button
            variant="secondary"
            size="small"
            icon={<NavigationIcon size={16} />}
            onClick={locate}
            className={styles.locate}
          >
            {t('location.place.locate')}
          </Button>
        </div>
      </PageBody>
    </AppPage>
  );
}

/** What kind of place it is, where, and how far from the middle of the map. */
function Detail({ place: { kind, detail, distanceM } }: { place: KnownPlace }) {
  const { t } = useTexts();
  return (
    <>
      {[t('location.place.kind', { kind }), detail].filter(Boolean).join(' · ')}
      {distanceM !== undefined && (
        <>
          {' · '}
          <Distance metres={distanceM} />
        </>
      )}
    </>
  );
}
