import { Button, ButtonLink } from '../../../components/button';
import { Dialog } from '../../../components/dialog';
import { Picture } from '../../../components/picture';
import { useTexts } from '../../../texts';
import styles from './Exchange.module.css';
import type { Exchanged } from './use-exchange';

export interface ResultDialogProps {
  /** What was got; undefined while nothing was. */
  result: Exchanged | undefined;
  /** Called when it was seen. */
  onClose: () => void;
  /** Where a piece, a coupon and a prize of the member are shown. */
  hrefs: {
    piece: (pieceId: string) => string;
    coupon: (memberCouponId: string) => string;
    prize: (prizeOfMineId: string) => string;
  };
}

const words = {
  collection: 'nft.exchange.gotPiece',
  coupon: 'nft.exchange.gotCoupon',
  prize: 'nft.exchange.gotPrize',
} as const;

/** What an exchange has brought, with its serial number, and where it is. */
export function ResultDialog({ result, onClose, hrefs }: ResultDialogProps) {
  const { t, number } = useTexts();
  if (!result) return null;
  const { product, answer } = result;
  const { kind, id, serialNo } = answer.got;
  const href = { collection: hrefs.piece, coupon: hrefs.coupon, prize: hrefs.prize }[kind](id);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('nft.exchange.done')}
      footer={
        <div className={styles.foot}>
          <ButtonLink href={href} block>
            {t('nft.exchange.see', { kind })}
          </ButtonLink>
          <Button variant="text" block onClick={onClose}>
            {t('nft.exchange.goOn')}
          </Button>
        </div>
      }
    >
      <div className={styles.result}>
        <span className={styles.resultPicture}>
          <Picture picture={product.picture} alt="" fill sizes="160px" />
        </span>
        <p className={styles.name}>{product.name}</p>
        <p>{t(words[kind], { serial: number(serialNo ?? 0) })}</p>
        <p className={styles.quiet}>{t('nft.exchange.leftCredits', { count: answer.leftCredits })}</p>
      </div>
    </Dialog>
  );
}
