import type { NftPiece, NftProduct } from '@yunyou/contract';
import { useState } from 'react';
import { Button } from '../../../components/button';
import { NoticeBar } from '../../../components/notice-bar';
import { Popup } from '../../../components/popup';
import { SkeletonText } from '../../../components/skeleton';
import { FormProblem, ResourceView, useOnline, useResource, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import styles from './Exchange.module.css';
import { Cost } from './ExchangeCard';
import { PieceChoice } from './PieceChoice';

export interface ExchangeSheetProps {
  /** What is exchanged; undefined while nothing is, and then the sheet is shut. */
  product: NftProduct | undefined;
  /** Called when the sheet is to close. */
  onClose: () => void;
  /** Exchanges it for these pieces; resolves to why it was not done, where the sheet stays. */
  onConfirm: (product: NftProduct, pieceIds: readonly string[]) => Promise<string | undefined>;
}

export const areas = ['components', 'kit', 'nft'] as const;

/** What is used up for something, which can be changed, and that it cannot come back. */
export default function ExchangeSheet({ product, onClose, onConfirm }: ExchangeSheetProps) {
  const { t } = useTexts();
  const [shown, setShown] = useState(product);
  // The words stay while the sheet goes down.
  if (product && product !== shown) setShown(product);
  if (!shown) return null;
  return (
    <Content
      key={shown.productId}
      {...{ product: shown, isOpen: product !== undefined, onClose, onConfirm }}
      title={t('nft.exchange.sheet', { name: shown.name })}
    />
  );
}

interface ContentProps extends Omit<ExchangeSheetProps, 'product'> {
  product: NftProduct;
  isOpen: boolean;
  title: string;
}

function Content({ product, isOpen, title, onClose, onConfirm }: ContentProps) {
  const { t } = useTexts();
  const { collectibles } = useSdk();
  const isOnline = useOnline();
  const [chosen, setChosen] = useState<readonly string[]>();
  const [problem, setProblem] = useState<string>();
  const usable = useResource(async () => {
    const part = await collectibles();
    const pieces = await part.usable(product, { silent: true });
    return { part, pieces, suggested: part.suggest(product, pieces) };
  }, [collectibles, product]);
  // What was chosen of pieces that are gone meanwhile is none.
  const isThere = new Set(usable.value?.pieces.map(({ pieceId }) => pieceId));
  const ids = (chosen ?? usable.value?.suggested ?? []).filter((id) => isThere.has(id));
  const parts = product.cost.filter(({ kind }) => kind === 'collection');
  const isExact = (pieces: readonly NftPiece[]) =>
    parts.every(({ id, amount }) => countOf(pieces, id, ids) === amount);

  const confirm = async () => {
    if (!usable.value) return;
    if (!isExact(usable.value.pieces)) return setProblem(t('nft.exchange.wrongCount'));
    setProblem(await onConfirm(product, ids));
  };
  return (
    <Popup
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={title}
      footer={
        <div className={styles.foot}>
          <FormProblem>{problem}</FormProblem>
          <Button block size="large" disabled={!isOnline || !usable.value} onClick={confirm}>
            {t('nft.exchange.confirm')}
          </Button>
        </div>
      }
    >
      <div className={styles.sheet}>
        <NoticeBar tone="warning">{t('nft.exchange.final')}</NoticeBar>
        <Cost cost={product.cost} />
        {product.cost
          .filter(({ kind }) => kind === 'credit')
          .map(({ id, amount }) => (
            <p key={id} className={styles.quiet}>
              {t('nft.exchange.credits', { count: amount })}
            </p>
          ))}
        {parts.length === 0 ? (
          <p className={styles.quiet}>{t('nft.exchange.noCost')}</p>
        ) : (
          <ResourceView resource={usable} pending={<SkeletonText lines={6} />}>
            {({ part, pieces }) => (
              <section className={styles.sheet} aria-label={t('nft.exchange.choose')}>
                {parts.map(({ id, name, amount }) => (
                  <PieceChoice
                    key={id}
                    label={t('nft.exchange.chosen', {
                      name,
                      count: countOf(pieces, id, ids),
                      need: amount,
                    })}
                    pieces={pieces.filter(({ collectionId }) => collectionId === id)}
                    chosen={ids}
                    onToggle={(pieceId, isChosen) => {
                      const next = isChosen ? [...ids, pieceId] : ids.filter((one) => one !== pieceId);
                      setChosen(next);
                      setProblem(undefined);
                      part.choose(product.productId, next);
                    }}
                  />
                ))}
              </section>
            )}
          </ResourceView>
        )}
      </div>
    </Popup>
  );
}

const countOf = (pieces: readonly NftPiece[], collectionId: string, ids: readonly string[]) =>
  pieces.filter((piece) => piece.collectionId === collectionId && ids.includes(piece.pieceId)).length;
