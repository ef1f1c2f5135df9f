import type { NftPiece } from '@yunyou/contract';
import { useId } from 'react';
import { Checkbox } from '../../../components/checkbox';
import { VirtualList } from '../../../components/virtual-list';
import { useTexts } from '../../../texts';
import styles from './Exchange.module.css';

export interface PieceChoiceProps {
  /** Which collection they are of, and how many are chosen. */
  label: string;
  /** Held pieces of it. */
  pieces: readonly NftPiece[];
  /** Those that are chosen. */
  chosen: readonly string[];
  /** Called when one is chosen, or not any more. */
  onToggle: (pieceId: string, isChosen: boolean) => void;
}

/** So many stand in the sheet; more of them scroll in a box. */
const FEW = 8;
const ROW_PX = 48;
const keyOf = ({ pieceId }: NftPiece) => pieceId;

/** Pieces of one collection, the highest serial number first. */
export function PieceChoice({ label, pieces, chosen, onToggle }: PieceChoiceProps) {
  const { t, number } = useTexts();
  const labelId = useId();
  const sorted = [...pieces].sort((one, other) => other.serialNo - one.serialNo);
  const box = ({ pieceId, serialNo, total }: NftPiece) => (
    <Checkbox checked={chosen.includes(pieceId)} onCheckedChange={(isChosen) => onToggle(pieceId, isChosen)}>
      {t('nft.serial', { serial: number(serialNo), total: number(total) })}
    </Checkbox>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not shrink with a list in it
    <div role="group" aria-labelledby={labelId}>
      <p id={labelId} className={styles.group}>
        {label}
      </p>
      {sorted.length > FEW ? (
        <VirtualList label={label} items={sorted} itemKey={keyOf} rowHeightPx={ROW_PX} height="15rem">
          {box}
        </VirtualList>
      ) : (
        <ul className={styles.pieces}>
          {sorted.map((piece) => (
            <li key={piece.pieceId}>{box(piece)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
