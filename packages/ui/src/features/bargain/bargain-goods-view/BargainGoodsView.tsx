import type { ActivityDetail, BargainProduct } from '@yunyou/contract';
import { ButtonLink } from '../../../components/button';
import { AppPage, PageBody, ShareButton } from '../../../shell';
import { useTexts } from '../../../texts';
import { ActivityOptions, ActivityRules } from '../../activity/activity-product';
import { BargainBar } from './BargainBar';
import { BargainHead } from './BargainHead';
import { HowAmounts } from './HowAmounts';
import { useStarting } from './use-starting';

export interface BargainGoodsViewProps {
  /** What can be bargained for. */
  product: BargainProduct;
  /** The same product in each of its options, this one among them. */
  options: readonly BargainProduct[];
  /** Called with another option. */
  onOptionChange: (product: BargainProduct) => void;
  /** The bargain that the member has running for it; null for none. */
  myBargainId: string | null;
  /** The activity, with its rules. */
  activity: Pick<ActivityDetail, 'activeId' | 'rules' | 'rulesVersion'>;
  /** The member has agreed to these rules. */
  isAgreed: boolean;
  /** Called with the bargain that was started. */
  onStarted: (bargainId: string) => unknown;
  /** Asks the server for all of it anew. */
  onRefresh: () => Promise<unknown>;
  /** Where it leads: the page of a bargain, all of the member's own, the product's own page. */
  hrefs: { own: (bargainId: string) => string; mine: string; product: string };
}

/** Something that can be bargained for: its prices, whom it takes, how the amounts are made, and the button that starts. */
export function BargainGoodsView(props: BargainGoodsViewProps) {
  const { product, options, myBargainId, activity, hrefs } = props;
  const { t, money } = useTexts();
  const starting = useStarting(props);
  const isGone = product.state !== 'running';
  const isOwn = myBargainId !== null;
  return (
    <AppPage
      actions={
        <ShareButton
          poster
          title={t('bargain.goods.share', {
            name: product.name,
            price: money(product.bargain?.floorPriceFen ?? product.activityPriceFen),
          })}
          desc={t('bargain.goods.shareDesc', { count: product.bargain?.people ?? 0 })}
          picture={product.picture}
        />
      }
      bottomBar={
        <BargainBar
          starting={starting}
          isGone={isGone}
          ownHref={isOwn ? hrefs.own(myBargainId) : undefined}
          mineHref={hrefs.mine}
        />
      }
    >
      <BargainHead product={product} onStart={() => void props.onRefresh()}>
        <ActivityOptions product={product} options={options} onChange={props.onOptionChange} />
        <ActivityRules
          rules={starting.rules}
          activity={activity}
          isAsked={!props.isAgreed && !isGone && !isOwn}
        />
      </BargainHead>
      <PageBody continued>
        <HowAmounts product={product} />
        <ButtonLink href={hrefs.product} variant="text">
          {t('bargain.goods.product')}
        </ButtonLink>
      </PageBody>
    </AppPage>
  );
}
