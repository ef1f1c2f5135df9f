import type { HotelPhotos } from '@yunyou/contract';
import { useState } from 'react';
import { Album } from '../../../components/album';
import { Empty } from '../../../components/state';
import { Tabs } from '../../../components/tabs';
import { useTexts } from '../../../texts';
import styles from './HotelAlbumView.module.css';

export interface HotelAlbumViewProps {
  /** The hotel's photos by group. */
  photos: HotelPhotos;
}

/** Every group; no group has an empty id. */
const ALL = '';

/** A hotel's photos by group, each over the whole screen by a press. */
export function HotelAlbumView({ photos: { groups, total } }: HotelAlbumViewProps) {
  const { t } = useTexts();
  const [chosen, setChosen] = useState<string>(ALL);
  if (total === 0) return <Empty title={t('hotel.album.empty')} />;
  const label = (name: string, count: number) => t('hotel.album.group', { name, count });
  const shown = groups.filter(({ id }) => chosen === ALL || id === chosen);
  const pictures = shown.flatMap(({ photos }) => photos);
  return (
    <Tabs
      label={t('hotel.album.groups')}
      items={[
        { value: ALL, label: label(t('hotel.album.all'), total) },
        ...groups.map(({ id, name, photos }) => ({ value: id, label: label(name, photos.length) })),
      ]}
      value={chosen}
      onValueChange={setChosen}
    >
      {() => (
        <div className={styles.pictures}>
          <Album pictures={pictures} max={pictures.length} look="page" />
        </div>
      )}
    </Tabs>
  );
}
