import { Button } from '../../../components/button';
import { Cell, CellGroup } from '../../../components/cell';
import { useToast } from '../../../components/toast';
import { ExternalLinkIcon, MapIcon } from '../../../icons';
import { useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { type MapTarget, mapSites, mapUrl } from './map-urls';

export interface MapLinksProps {
  /** The place to go to. */
  place: MapTarget;
}

/**
 * Ways to a map that knows roads: links to map sites, which open their app where there is one, for a web page cannot know. A
 * surrounding app that has a map of its own shows the place on that.
 */
export function MapLinks({ place }: MapLinksProps) {
  const { host } = useSdk();
  const { t } = useTexts();
  const { show } = useToast();
  const { openMap } = host;
  if (openMap) {
    const { latitude, longitude, name = '', address = '' } = place;
    const open = async () => {
      try {
        await openMap({ latitude, longitude, name, address });
      } catch {
        show(t('location.place.openFailed'), { kind: 'error' });
      }
    };
    return (
      <Button block icon={<MapIcon size={18} />} onClick={open}>
        {t('location.place.open')}
      </Button>
    );
  }
  return (
    <CellGroup title={t('location.place.open')}>
      {mapSites.map((site) => (
        <Cell
          key={site}
          icon={<MapIcon size={20} />}
          title={t(`location.map.${site}`)}
          href={mapUrl(site, place)}
          external
          value={<ExternalLinkIcon size={18} />}
          arrow={false}
        />
      ))}
    </CellGroup>
  );
}
