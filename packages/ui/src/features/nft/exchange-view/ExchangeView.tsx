import type { NftActivity, NftProduct } from '@yunyou/contract';
import { Cell, CellGroup } from '../../../components/cell';
import { CardGrid } from '../../../components/media-card';
import { PageHeading } from '../../../components/page-heading';
import { Empty } from '../../../components/state';
import { SparklesIcon } from '../../../icons';
import { AppPage, PageBody, useLazyDialog } from '../../../shell';
import { useTexts } from '../../../texts';
import styles from './Exchange.module.css';
import { ExchangeCard } from './ExchangeCard';
import { loadExchangeSheet } from './exchange-sheet';
import { ResultDialog, type ResultDialogProps } from './ResultDialog';
import { useExchange } from './use-exchange';

export interface ExchangeViewProps {
  /** The activity, as the member sees it. */
  detail: NftActivity;
  /** What can be exchanged in it. */
  products: readonly NftProduct[];
  /** The product whose sheet is open, as it stands in the page's address; empty for none. */
  openedId: string;
  /** Called with another one, or with an empty id. */
  onOpenedChange: (productId: string) => void;
  /** Asks the server for it anew. */
  onRefresh: () => Promise<unknown>;
  /** Where it leads: the identity check and back to a product, the activity, and what was got. */
  hrefs: ResultDialogProps['hrefs'] & { verify: (productId: string) => string; activity: string };
}

/** What can be exchanged in an activity, for what of one's own; the pieces are chosen in a sheet. */
export function ExchangeView({
  detail,
  products,
  openedId,
  onOpenedChange,
  onRefresh,
  hrefs,
}: ExchangeViewProps) {
  const { t } = useTexts();
  const exchange = useExchange(openedId, onOpenedChange, onRefresh);
  const opened = products.find(({ productId, mine }) => productId === openedId && mine?.canExchange);
  const Sheet = useLazyDialog(loadExchangeSheet, opened !== undefined, exchange.close);
  return (
    <AppPage>
      <PageBody>
        <PageHeading
          title={t('nft.exchange.list')}
          partOf={{ href: hrefs.activity, label: detail.activity.name }}
          lead={t('nft.noTrade')}
        />
        <CellGroup>
          <Cell
            icon={<SparklesIcon size={20} />}
            title={t('nft.hero.credits')}
            value={t('nft.hero.creditsHave', { count: detail.credits })}
          />
        </CellGroup>
        {products.length === 0 ? (
          <Empty title={t('nft.exchange.empty')} />
        ) : (
          <CardGrid className={styles.list}>
            {products.map((product) => (
              <ExchangeCard
                key={product.productId}
                product={product}
                problem={exchange.problemOf(product.productId)}
                onExchange={() => exchange.open(product.productId)}
                verifyHref={hrefs.verify(product.productId)}
              />
            ))}
          </CardGrid>
        )}
      </PageBody>
      {Sheet && <Sheet product={opened} onClose={exchange.close} onConfirm={exchange.confirm} />}
      <ResultDialog result={exchange.result} onClose={exchange.seen} hrefs={hrefs} />
    </AppPage>
  );
}
