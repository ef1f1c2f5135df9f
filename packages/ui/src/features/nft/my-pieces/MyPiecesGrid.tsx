import type { NftPiece } from '@yunyou/contract';
import { useMemo } from 'react';
import { inPlaceOfFollowing, Link } from '../../../components/link';
import { MediaCard } from '../../../components/media-card';
import { Tag } from '../../../components/tag';
import { VirtualList } from '../../../components/virtual-list';
import { useTexts } from '../../../texts';
import { rarityTones } from '../rarity-tones';
import styles from './MyPieces.module.css';

export interface MyPiecesGridProps {
  /** What they are, for screen readers. */
  label: string;
  /** Pieces of the member, the newest first. */
  pieces: readonly NftPiece[];
  /** Where a piece is shown. */
  hrefOf: (pieceId: string) => string;
  /** Shows a piece beside the others in place of leading to it. Default: it leads to its page. */
  onShow?: ((pieceId: string) => void) | undefined;
  /** The piece that is shown there. Default none. */
  shownId?: string | undefined;
}

const COLUMNS = 2;
/** A square picture and two lines. */
const ROW_PX = 260;
const keyOf = ([first]: readonly NftPiece[]) => first?.pieceId ?? '';

/** Pieces, two beside each other; of ten thousand those that are seen are in the document. */
export function MyPiecesGrid({ label, pieces, hrefOf, onShow, shownId }: MyPiecesGridProps) {
  const { t, number } = useTexts();
  const rows = useMemo(
    () =>
      Array.from({ length: Math.ceil(pieces.length / COLUMNS) }, (_, row) =>
        pieces.slice(row * COLUMNS, (row + 1) * COLUMNS),
      ),
    [pieces],
  );
  return (
    <VirtualList label={label} items={rows} itemKey={keyOf} rowHeightPx={ROW_PX}>
      {(row) => (
        <div className={styles.row}>
          {row.map(({ pieceId, name, picture, rarity, serialNo, total, status }) => (
            <Link
              key={pieceId}
              href={hrefOf(pieceId)}
              className={styles.piece}
              aria-current={pieceId === shownId || undefined}
              onClick={inPlaceOfFollowing(onShow && (() => onShow(pieceId)))}
            >
              <MediaCard
                layout="tile"
                picture={picture}
                title={name}
                muted={status === 'exchanged'}
                badge={<Tag tone={rarityTones[rarity]}>{t('nft.rarity', { rarity })}</Tag>}
                tags={status === 'frozen' && <Tag tone="warning">{t('nft.status', { status })}</Tag>}
                note={t('nft.serial', { serial: number(serialNo), total: number(total) })}
              />
            </Link>
          ))}
        </div>
      )}
    </VirtualList>
  );
}
