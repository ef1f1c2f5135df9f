import type { NftProduct } from '@yunyou/contract';
import { Button, ButtonLink } from '../../../components/button';
import { Card } from '../../../components/card';
import { Picture } from '../../../components/picture';
import { PictureRow } from '../../../components/picture-row';
import { Tag } from '../../../components/tag';
import { SparklesIcon } from '../../../icons';
import { FormProblem, useOnline } from '../../../shell';
import { useTexts } from '../../../texts';
import styles from './Exchange.module.css';

export interface ExchangeCardProps {
  /** What can be exchanged. */
  product: NftProduct;
  /** Why the last exchange of it was refused. Default: it was not. */
  problem?: string | undefined;
  /** Called when it is to be exchanged. */
  onExchange: () => void;
  /** The identity check, which leads back to this product. */
  verifyHref: string;
}

/** Something that can be exchanged: what it costs in pictures and numbers, what is left of it, and why not where it is so. */
export function ExchangeCard({ product, problem, onExchange, verifyHref }: ExchangeCardProps) {
  const { t, money, number } = useTexts();
  const { name, picture, gives, valueFen, stock, left, perMember, mine } = product;
  return (
    <Card>
      <article className={styles.card} aria-label={name}>
        <PictureRow picture={picture}>
          <h3 className={styles.name}>{name}</h3>
          <span className={styles.facts}>
            <Tag tone="member">{t('nft.exchange.gives', { kind: gives.kind })}</Tag>
            {valueFen > 0 && <span>{t('nft.exchange.worth', { amount: money(valueFen) })}</span>}
            <span>{t('nft.exchange.left', { left: number(left), stock: number(stock) })}</span>
            {perMember !== null && (
              <span>{t('nft.exchange.perMember', { limit: perMember, used: mine?.used ?? 0 })}</span>
            )}
          </span>
        </PictureRow>
        <Cost cost={product.cost} />
        <FormProblem>{problem}</FormProblem>
        <Act {...{ product, onExchange, verifyHref }} />
      </article>
    </Card>
  );
}

/** What it costs: each part with how many there are and how many are needed. */
export function Cost({ cost }: Pick<NftProduct, 'cost'>) {
  const { t } = useTexts();
  return (
    <div>
      <p className={styles.quiet}>{t('nft.exchange.cost')}</p>
      <ul className={styles.cost}>
        {cost.map(({ kind, id, name, picture, amount, have }) => (
          <li key={`${kind} ${id}`} data-met={(have ?? 0) >= amount || undefined}>
            <span className={styles.costPicture}>
              {picture ? <Picture picture={picture} alt="" fill sizes="64px" /> : <SparklesIcon size={28} />}
            </span>
            <span className={styles.costName}>{name}</span>
            <span className={styles.costCount}>
              {t('nft.exchange.costOf', { have: have ?? 0, need: amount })}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The button, the way to the identity check, or why there is neither. */
function Act({ product, onExchange, verifyHref }: Omit<ExchangeCardProps, 'problem'>) {
  const { t } = useTexts();
  const isOnline = useOnline();
  const { name, mine } = product;
  const why = mine?.why ?? null;
  if (why === 'nftNotVerified') {
    return (
      <div className={styles.act}>
        <span className={styles.quiet}>{t('nft.exchange.why', { why })}</span>
        <ButtonLink href={verifyHref} variant="outline" aria-label={t('nft.exchange.verifyNamed', { name })}>
          {t('nft.exchange.verify')}
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className={styles.act}>
      {why !== null && <span className={styles.quiet}>{t('nft.exchange.why', { why })}</span>}
      <Button
        aria-haspopup="dialog"
        aria-label={t('nft.exchange.goNamed', { name })}
        disabled={!isOnline || !mine?.canExchange}
        onClick={onExchange}
      >
        {t('nft.exchange.go')}
      </Button>
    </div>
  );
}
