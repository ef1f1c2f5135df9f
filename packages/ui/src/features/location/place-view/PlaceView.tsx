import { distanceM } from '@yunyou/sdk';
import { Cell, CellGroup } from '../../../components/cell';
import { Distance } from '../../../components/distance';
import { PlaceMap } from '../../../components/place-map';
import { Empty } from '../../../components/state';
import { useToast } from '../../../components/toast';
import { CopyIcon, MapPinIcon, NavigationIcon } from '../../../icons';
import { AppPage, PageBody, useSdk, useStateOf } from '../../../shell';
import { useTexts } from '../../../texts';
import { MapLinks, type MapTarget } from '../map-links';
import { type PlaceText, placeOf } from './place-of';

export interface PlaceViewProps {
  /** What the page's address says of the place. */
  text: PlaceText;
}

/** Where something is: on a schematic map, how far away, its address, and the way to a map that knows roads. */
export function PlaceView({ text }: PlaceViewProps) {
  const { t } = useTexts();
  const place = placeOf(text);
  return (
    <AppPage title={text.name || undefined} aside={place && <MapLinks place={place} />}>
      {place && (
        <PageBody>
          <PlaceMap
            places={[{ id: 'place', name: place.name || t('location.place.address'), ...coordinates(place) }]}
            center={coordinates(place)}
            scale={place.scale}
            value="place"
          />
          <CellGroup>
            {text.address && <AddressCell address={text.address} />}
            <DistanceCell place={place} />
          </CellGroup>
        </PageBody>
      )}
      {!place && (
        <PageBody>
          <Empty scene="error" role="alert" title={t('location.place.wrong')} description={text.name} />
          {text.address && (
            <CellGroup>
              <AddressCell address={text.address} />
            </CellGroup>
          )}
        </PageBody>
      )}
    </AppPage>
  );
}

const coordinates = ({ latitude, longitude }: MapTarget) => ({ latitude, longitude });

function AddressCell({ address }: { address: string }) {
  const { host } = useSdk();
  const { t } = useTexts();
  const { show } = useToast();
  const copy = async () => {
    try {
      await host.copyText(address);
      show(t('location.place.copied'), { kind: 'success' });
    } catch {
      show(t('location.place.copyFailed'), { kind: 'error' });
    }
  };
  return (
    <Cell
      icon={<MapPinIcon size={20} />}
      title={t('location.place.address')}
      description={address}
      value={<CopyIcon size={18} aria-label={t('location.place.copy')} role="img" />}
      arrow={false}
      onClick={() => void copy()}
    />
  );
}

/** How far away it is, once the person lets themselves be located. */
function DistanceCell({ place }: { place: MapTarget }) {
  const { location } = useSdk();
  const { t } = useTexts();
  const { position } = useStateOf(location.own);
  const { show } = useToast();
  if (position) {
    return (
      <Cell
        icon={<NavigationIcon size={20} />}
        title={<Distance metres={distanceM(position, place)} from="you" />}
      />
    );
  }
  const locate = () => location.ownPosition().catch(() => show(t('location.place.noPosition')));
  return (
    <Cell
      icon={<NavigationIcon size={20} />}
      title={t('location.place.distance')}
      value={t('location.place.locate')}
      onClick={() => void locate()}
    />
  );
}
