import { webPageUrl } from '@yunyou/navigation';
import type { JumpPart, JumpWay } from '@yunyou/sdk';
import { type CSSProperties, useState } from 'react';
import { Link } from '../../../components/link';
import { Modal } from '../../../components/modal';
import { Picture, shownSizes } from '../../../components/picture';
import { QrCode } from '../../../components/qr-code';
import { useToast } from '../../../components/toast';
import { useOwnSite, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import styles from './JumpBlocks.module.css';

export interface TappedPictureProps {
  /** The picture with its places. */
  part: Extract<JumpPart, { type: 'picture' }>;
  /** Address of this page for other devices, in the code that they scan. */
  pageHref: string;
  /** It is the first thing on the page. */
  priority: boolean;
}

const SIZES = shownSizes({ column: 'min(100vw - 32px, 448px)', desktop: '720px' });

/** Where a way leads inside the app; undefined where it leaves the app, or is over. */
function hrefOf(way: JumpWay | undefined, isOwn: (url: string) => boolean): string | undefined {
  if (way?.link.kind === 'INNER') return way.link.url;
  return way?.link.kind === 'H5' && isOwn(way.link.url) ? webPageUrl(way.link.url) : undefined;
}

/** A picture with places to tap: links of 44 px or more, by name, in the operator's order. */
export function TappedPicture({ part: { picture, areas }, pageHref, priority }: TappedPictureProps) {
  const { host } = useSdk();
  const isOwn = useOwnSite();
  const { t } = useTexts();
  const { show } = useToast();
  const [asked, setAsked] = useState<JumpWay['link']>();
  const [open, setOpen] = useState(false);
  const follow = (way: JumpWay | undefined) => {
    if (!way) return show(t('jump.over'));
    setAsked(way.link);
    setOpen(true);
  };
  return (
    <div className={styles.picture}>
      <Picture picture={picture} priority={priority} sizes={SIZES} />
      {areas.map(({ x, y, w, h, label, way }) => {
        const href = hrefOf(way, isOwn);
        const place = {
          ...{ '--x': `${x}%`, '--y': `${y}%`, width: `${w}%`, height: `${h}%` },
        } as CSSProperties;
        const key = `${x} ${y} ${w} ${h} ${label}`;
        return href === undefined ? (
          <button
            key={key}
            type="button"
            className={styles.area}
            style={place}
            aria-label={label}
            onClick={() => follow(way)}
          />
        ) : (
          <Link key={key} href={href} className={styles.area} style={place} aria-label={label} />
        );
      })}
      {asked?.kind === 'H5' && (
        <Modal
          open={open}
          onOpenChange={setOpen}
          title={t('jump.leave', { host: new URL(asked.url).host })}
          confirmText={t('jump.leaveGo')}
          onConfirm={() => host.openUrl(asked.url)}
        />
      )}
      {asked && asked.kind !== 'H5' && (
        <Modal open={open} onOpenChange={setOpen} title={t('jump.scan')} showCancel={false}>
          <span className={styles.code}>
            <QrCode value={pageHref} label={t('jump.code')} />
          </span>
          <span>{t('jump.scanText', { kind: asked.kind })}</span>
        </Modal>
      )}
    </div>
  );
}
