import { type ComponentProps, useEffect, useState } from 'react';
import { classNames } from '../../class-names';
import { loadChunk } from '../../hooks/load-chunk';
import { useTexts } from '../../texts';
import { Button } from '../button';
import { Spinner } from '../spinner';
import type { PosterContent } from './draw-poster';
import styles from './ShareSheet.module.css';

export interface PosterProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** What it is about. */
  title: string;
  /** A sentence under the title. Default none. */
  description?: string;
  /** A price or a date, already written. Default none. */
  highlight?: string;
  /** Address of the picture; from another origin only with CORS. Default, and when it does not come: painted hills. */
  pictureUrl?: string;
  /** What the code leads to: an absolute address. */
  link: string;
  /** Who invites. */
  brand: string;
  /** Takes the picture in place of the browser's own download, for hosts that save into the album. Default a download. */
  onSave?: (poster: Blob) => unknown;
}

type Drawn = { blob: Blob; url: string } | 'failed' | undefined;

/** A picture to save or to send: drawn when it is shown, with a code that leads to the page. */
export function Poster({
  title,
  description,
  highlight,
  pictureUrl,
  link,
  brand,
  onSave,
  className,
  ...rest
}: PosterProps) {
  const { t } = useTexts();
  const [again, setAgain] = useState(0);
  const scanText = t('kit.poster.scan');
  const drawn = useDrawn({ title, description, highlight, pictureUrl, link, brand, scanText }, again);
  const save = (poster: { blob: Blob; url: string }) => {
    if (onSave) return onSave(poster.blob);
    const anchor = document.createElement('a');
    anchor.href = poster.url;
    anchor.download = `${title}.jpg`;
    anchor.click();
    return undefined;
  };
  return (
    <div className={classNames(styles.poster, className)} {...rest}>
      {drawn === 'failed' ? (
        <div role="alert" className={styles.waiting}>
          {t('kit.poster.failed')}
          <Button variant="outline" onClick={() => setAgain(again + 1)}>
            {t('ui.retry')}
          </Button>
        </div>
      ) : drawn ? (
        <>
          <img className={styles.sheet} src={drawn.url} alt={t('kit.poster.alt', { title })} />
          <Button block onClick={() => save(drawn)}>
            {t('kit.poster.save')}
          </Button>
          <p className={styles.hint}>{t('kit.poster.hint')}</p>
        </>
      ) : (
        <div role="status" className={styles.waiting}>
          <Spinner size={32} />
          {t('kit.poster.working')}
        </div>
      )}
    </div>
  );
}

/** The poster as a picture; undefined while it is drawn. What draws it is fetched with the first one. */
function useDrawn(content: PosterContent, again: number): Drawn {
  const [drawn, setDrawn] = useState<Drawn>();
  // Contents are equal when their words are, whoever made the objects.
  const key = JSON.stringify([content, again]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says whether there is something else to draw
  useEffect(() => {
    let current = true;
    let url: string | undefined;
    setDrawn(undefined);
    loadChunk(() => import('./draw-poster'))
      .then((module) => module.drawPoster(content))
      .then(
        (blob) => {
          if (!current) return;
          url = URL.createObjectURL(blob);
          setDrawn({ blob, url });
        },
        () => current && setDrawn('failed'),
      );
    return () => {
      current = false;
      if (url) URL.revokeObjectURL(url);
    };
  }, [key]);
  return drawn;
}
