import type { Picture } from '@yunyou/contract';
import { useState } from 'react';
import { PreviewStage } from '../../../components/image-preview';
import { Empty } from '../../../components/state';
import { AppPage, PageBody, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { type MediaSource, mediaSourcesOf } from '../media-viewer';
import styles from './PicturesView.module.css';

export interface PicturesViewProps {
  /** Addresses, each percent-encoded and parted by commas; empty for what is left in this visit's storage. */
  urls: string;
  /** What is shown first: its place, from 0, or its address. */
  current: string;
}

/** Until a picture has come nothing is known of it but its address. */
const unknownSize = { width: 4, height: 3, color: 'transparent' };

/** Pictures over the whole screen, from the one that was tapped; the way back leads to where they were opened. */
export function PicturesView({ urls, current }: PicturesViewProps) {
  const { host, config } = useSdk();
  const { t } = useTexts();
  const [sources] = useState(() => mediaSourcesOf(urls, host).filter(({ type }) => type === 'image'));
  const [index, setIndex] = useState(() => placeOf(current, sources));
  const pictureOf = ({ url }: MediaSource, place: number): Picture => {
    const alt = t('media.image', { index: place + 1 });
    return {
      ...unknownSize,
      sources: [{ url: config.assetUrl(url), width: unknownSize.width }],
      alt: { 'zh-Hans': alt, en: alt },
    };
  };
  if (sources.length === 0) {
    return (
      <AppPage>
        <PageBody>
          <Empty title={t('media.picturesFailed')} />
        </PageBody>
      </AppPage>
    );
  }
  return (
    <AppPage transparentNav>
      <PreviewStage
        className={styles.stage}
        index={index}
        onIndexChange={setIndex}
        items={sources.map((source, place) => ({ type: 'image', picture: pictureOf(source, place) }))}
      />
    </AppPage>
  );
}

/** A place within the pictures: a number, an address among them, else the first. */
function placeOf(current: string, sources: readonly MediaSource[]): number {
  const byAddress = sources.findIndex(({ url }) => url === current);
  const place = byAddress >= 0 ? byAddress : Number(current);
  return Number.isInteger(place) ? Math.min(Math.max(0, place), Math.max(0, sources.length - 1)) : 0;
}
