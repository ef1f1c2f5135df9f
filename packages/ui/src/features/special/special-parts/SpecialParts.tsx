import type { ActivityOffer, GoodsSummary, SpecialComponent } from '@yunyou/contract';
import { Fragment } from 'react';
import { CardGrid } from '../../../components/media-card';
import { Section } from '../../../components/section';
import { Empty } from '../../../components/state';
import { Tabs } from '../../../components/tabs';
import { TextBlocks } from '../../../components/text-blocks';
import { LowerPart } from '../../../shell';
import { useTexts } from '../../../texts';
import type { CouponHrefs } from '../../coupon/coupon-card';
import { GoodsCard } from '../../goods/goods-card';
import { RecordRow } from '../../search';
import { ActivityStrip } from './ActivityStrip';
import { CouponStrip } from './CouponStrip';
import { SpecialCountdown } from './SpecialCountdown';
import { SpecialHero } from './SpecialHero';
import styles from './SpecialParts.module.css';
import { SpotStrip } from './SpotStrip';

export interface SpecialPartsProps {
  /** The parts, in the operator's order. Kinds that are not known show nothing. */
  components: readonly SpecialComponent[];
  /** The open tab, as it stands in the page's address; empty for the first of each. */
  tab: string;
  /** Called with another tab. */
  onTabChange: (tab: string) => void;
  /** Where the parts lead. */
  hrefs: {
    goods: (goods: Pick<GoodsSummary, 'id' | 'goodsType'>) => string;
    activity: (activity: Pick<ActivityOffer, 'activeId' | 'activeType'>) => string;
    coupon: CouponHrefs;
  };
}

/** So many parts are in the first view of a phone. */
const FIRST_VIEW = 2;

/** What the operator has put on a special, part by part. */
export function SpecialParts({ components, ...context }: SpecialPartsProps) {
  const { t } = useTexts();
  const shown = components.filter(hasSomething);
  if (shown.length === 0) return <Empty title={t('special.empty')} />;
  return (
    <>
      <PartList parts={shown.slice(0, FIRST_VIEW)} {...context} />
      <LowerPart>
        <PartList parts={shown.slice(FIRST_VIEW)} {...context} />
      </LowerPart>
    </>
  );
}

/** Whether anything of a part is left to be shown. */
export function hasSomething(part: SpecialComponent): boolean {
  switch (part.type) {
    case 'itemList':
      return part.items.length > 0;
    case 'couponStrip':
      return part.coupons.length > 0;
    case 'productGrid':
      return part.goods.length > 0;
    case 'activityStrip':
      return part.activities.length > 0;
    case 'spotStrip':
      return part.spots.length > 0;
    case 'tabs':
      return part.tabs.some(({ components }) => components.some(hasSomething));
    case 'hero':
    case 'text':
    case 'countdown':
      return true;
    default:
      return false;
  }
}

type Context = Omit<SpecialPartsProps, 'components'>;

const PartList = ({ parts, ...context }: Context & { parts: readonly SpecialComponent[] }) =>
  parts.map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one page, never moved
    <Fragment key={place}>
      <Part part={part} {...context} />
    </Fragment>
  ));

function Part({ part, ...context }: Context & { part: SpecialComponent }) {
  const { hrefs } = context;
  switch (part.type) {
    case 'hero':
      return <SpecialHero hero={part} />;
    case 'text':
      return (
        <div className={styles.text}>
          <TextBlocks blocks={part.blocks} />
        </div>
      );
    case 'itemList':
      return (
        <Section title={part.title}>
          <CardGrid>
            {part.items.map((record) => (
              <RecordRow key={`${record.kind}:${record.id}`} record={record} />
            ))}
          </CardGrid>
        </Section>
      );
    case 'couponStrip':
      return <CouponStrip title={part.title} coupons={part.coupons} hrefs={hrefs.coupon} />;
    case 'productGrid':
      return (
        <Section title={part.title}>
          <CardGrid look="tiles">
            {part.goods.map((goods) => (
              <GoodsCard key={goods.id} goods={goods} href={hrefs.goods(goods)} />
            ))}
          </CardGrid>
        </Section>
      );
    case 'activityStrip':
      return <ActivityStrip title={part.title} activities={part.activities} hrefOf={hrefs.activity} />;
    case 'spotStrip':
      return <SpotStrip title={part.title} spots={part.spots} />;
    case 'countdown':
      return <SpecialCountdown countdown={part} />;
    case 'tabs':
      return <TabbedParts tabs={part.tabs} {...context} />;
    default:
      return null;
  }
}

/** Parts behind tabs; those of an empty tab are not offered. */
function TabbedParts({
  tabs,
  ...context
}: Context & Pick<Extract<SpecialComponent, { type: 'tabs' }>, 'tabs'>) {
  const { t } = useTexts();
  const shown = tabs.filter(({ components }) => components.some(hasSomething));
  const open = shown.find(({ id }) => id === context.tab) ?? shown[0];
  return (
    <Tabs
      label={t('special.tabs')}
      items={shown.map(({ id, title }) => ({ value: id, label: title }))}
      value={open?.id}
      onValueChange={context.onTabChange}
    >
      <div className={styles.tab}>
        <PartList key={open?.id} parts={open?.components.filter(hasSomething) ?? []} {...context} />
      </div>
    </Tabs>
  );
}
