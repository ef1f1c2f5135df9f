import type { BargainDetail, BargainProduct } from '@yunyou/contract';
import { Cell, CellGroup } from '../../../components/cell';
import { CardGrid } from '../../../components/media-card';
import { PullToRefresh } from '../../../components/pull-to-refresh';
import { Section } from '../../../components/section';
import { ShieldCheckIcon } from '../../../icons';
import { AppPage, PageBody, ShareButton, useLazySheet, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { BargainProgress } from '../../marketing/bargain-progress';
import { BargainProductCard } from '../bargain-card';
import { loadProofSheet } from '../proof-sheet';
import { useBargain } from '../use-bargain';
import { loadAskSheet } from './ask-sheet';
import { BargainBar } from './BargainBar';
import { shareWords } from './share-words';
import { useHelping } from './use-helping';

export interface BargainDetailViewProps {
  /** The bargain, as the page was loaded with it. */
  detail: BargainDetail;
  /** Other things that can be bargained for, shown once it is over. */
  others: readonly BargainProduct[];
  /** Asks the server for all of it anew. */
  onRefresh: () => Promise<unknown>;
  /**
   * Where it leads: `self` this page, for friends; `buy` the order form at the price reached; `own` where one of one's own is
   * started; `all` everything that can be bargained for; `product` the page of one of the others; the order's own pages.
   */
  hrefs: {
    self: string;
    buy: string;
    own: string;
    all: string;
    payment: string;
    order: string;
    product: (product: BargainProduct) => string;
  };
}

const never = async () => undefined;

/** A bargain, as its owner and as their friends see it: how far it is, what can be done, and how to check it afterwards. */
export function BargainDetailView({ others, onRefresh, hrefs, ...props }: BargainDetailViewProps) {
  const texts = useTexts();
  const { t } = texts;
  const { clock } = useSdk();
  const known = useBargain(props.detail, () => void onRefresh());
  const helping = useHelping(known);
  const asking = useLazySheet(loadAskSheet);
  const proof = useLazySheet(loadProofSheet);
  const { detail, ask } = known;
  const { bargain, role, owner, product } = detail;
  return (
    <AppPage
      actions={<ShareButton poster {...shareWords(texts, bargain)} picture={product.picture} />}
      bottomBar={
        <BargainBar
          detail={detail}
          helping={helping}
          onAskFriends={() => asking.setOpen(true)}
          hrefs={hrefs}
        />
      }
    >
      <PullToRefresh onRefresh={onRefresh}>
        <PageBody>
          <BargainProgress
            bargain={{ value: bargain, error: undefined, reload: never }}
            {...(role !== 'owner' && { owner })}
            now={clock.now}
            onExpired={() => void ask()}
          />
          {detail.proof && (
            <CellGroup>
              <Cell
                icon={<ShieldCheckIcon size={20} />}
                title={t('bargain.detail.proof')}
                onClick={() => proof.setOpen(true)}
              />
            </CellGroup>
          )}
          {others.length > 0 && (
            <Section
              title={t('bargain.detail.others')}
              more={{ href: hrefs.all, label: t('bargain.detail.all') }}
            >
              <CardGrid aria-label={t('bargain.detail.others')}>
                {others.map((other) => (
                  <BargainProductCard
                    key={other.activityProductId}
                    product={other}
                    href={hrefs.product(other)}
                  />
                ))}
              </CardGrid>
            </Section>
          )}
        </PageBody>
      </PullToRefresh>
      {asking.Sheet && (
        <asking.Sheet open={asking.open} onOpenChange={asking.setOpen} detail={detail} href={hrefs.self} />
      )}
      {proof.Sheet && <proof.Sheet open={proof.open} onOpenChange={proof.setOpen} detail={detail} />}
    </AppPage>
  );
}
