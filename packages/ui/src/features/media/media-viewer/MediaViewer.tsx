import { useState } from 'react';
import { Empty } from '../../../components/state';
import { Swiper } from '../../../components/swiper';
import { ImageOffIcon } from '../../../icons';
import { useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import styles from './MediaViewer.module.css';
import { type MediaSource, mediaSourcesOf } from './media-sources';

export interface MediaViewerProps {
  /** Addresses from the page's own address, parted by commas; empty for what is left in this visit's storage. */
  urls: string;
  /** What is shown first, from 0. */
  index: number;
}

/** Pictures and films as large as the page, one at a time. */
export function MediaViewer({ urls, index }: MediaViewerProps) {
  const { host } = useSdk();
  const { t } = useTexts();
  const [sources] = useState(() => mediaSourcesOf(urls, host));
  const [present, setPresent] = useState(() => Math.min(Math.max(0, index), Math.max(0, sources.length - 1)));
  if (sources.length === 0) return <Empty title={t('media.empty')} />;
  return (
    <Swiper
      className={styles.root}
      label={t('media.label')}
      indicator="count"
      autoplayMs={false}
      loop={false}
      index={present}
      onIndexChange={setPresent}
      slides={sources.map((source, place) => ({
        key: `${place} ${source.url}`,
        content: <Medium source={source} place={place} near={Math.abs(place - present) <= 1} />,
      }))}
    />
  );
}

interface MediumProps {
  source: MediaSource;
  place: number;
  /** Shown, or beside what is shown: worth fetching. */
  near: boolean;
}

function Medium({ source: { url, type }, place, near }: MediumProps) {
  const { config } = useSdk();
  const { t } = useTexts();
  const [failed, setFailed] = useState(false);
  const label = t(type === 'video' ? 'media.video' : 'media.image', { index: place + 1 });
  if (failed) {
    return (
      <p className={styles.failed}>
        <ImageOffIcon size={24} />
        {t('media.failed')}
      </p>
    );
  }
  if (type === 'video') {
    return (
      // biome-ignore lint/a11y/useMediaCaption: films from outside come without captions
      <video
        className={styles.medium}
        src={config.assetUrl(url)}
        aria-label={label}
        controls
        playsInline
        preload={near ? 'metadata' : 'none'}
        onError={() => setFailed(true)}
      />
    );
  }
  return (
    <img
      className={styles.medium}
      src={config.assetUrl(url)}
      alt={label}
      loading={near ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setFailed(true)}
    />
  );
}
