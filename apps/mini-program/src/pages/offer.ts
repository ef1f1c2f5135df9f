import type { ActivityDetail } from '@yunyou/contract';
import { type Offer, openOfferBooking } from '../offer-booking';
import { type ShownPicture, shownPicture } from '../pictures';
import { blankScreen, type Screen, shopOf, showToMember, tapped, whileBusy } from '../screen';
import type { Shop } from '../shop';

interface OfferData extends Screen {
  activeId: string;
  activityProductId: string;
  /** The group that is joined; empty to open one. */
  groupId: string;
  name: string;
  needed: string;
  price: string;
  original: string;
  picture: ShownPicture | null;
  rules: string[];
  /** Whether the rules in force are agreed to; by the server's word or by a tap. */
  isAgreed: boolean;
  days: { day: string; label: string; isChosen: boolean }[];
  day: string;
  quantity: number;
  limit: number;
  groups: { id: string; lack: string; isChosen: boolean }[];
  submit: string;
  problem: string;
  isBusy: boolean;
}

/** What was read for the page, apart from its data. */
interface Kept {
  activity: ActivityDetail;
  offer: Offer;
  wasAgreed: boolean;
  groups: { id: string; seatsLeft: number; priceFen: number }[];
}

/** Device pixels of a picture across a phone. */
const headWidthPx = 1_200;

/** One thing that is sold to groups: its rules to agree to, a day and a number, a group to open or to join. */
export function registerOffer(): void {
  const kept = new WeakMap<object, Kept>();

  Page({
    data: {
      ...blankScreen,
      activeId: '',
      activityProductId: '',
      groupId: '',
      name: '',
      needed: '',
      price: '',
      original: '',
      picture: null,
      rules: [],
      isAgreed: false,
      days: [],
      day: '',
      quantity: 1,
      limit: 1,
      groups: [],
      submit: '',
      problem: '',
      isBusy: false,
    } as OfferData,
    onLoad({ activeId = '', activityProductId = '', groupId = '' }) {
      this.setData({ activeId, activityProductId, groupId });
    },
    // Seats come and go: back on the page, groups are asked for again.
    onShow() {
      void this.refresh();
    },
    refresh() {
      return showToMember(this, words, 'order.group.title', async (shop) => {
        const found = await load(shop, this.data);
        kept.set(this, found);
        const { offer, activity, wasAgreed } = found;
        const { t, money } = shop.sdk.i18n.texts;
        return {
          ...{ activeId: activity.activeId, activityProductId: offer.activityProductId },
          name: `${offer.name} ${offer.specText}`.trim(),
          needed: offer.group ? t('groupBuy.needed', { count: offer.group.needed }) : '',
          price: money(offer.activityPriceFen),
          original: t('ui.price.original', { price: money(offer.originalPriceFen) }),
          picture: shownPicture(shop, offer.picture, headWidthPx),
          rules: activity.rules,
          isAgreed: wasAgreed || this.data.isAgreed,
          ...choiceOf(shop, found, this.data),
        };
      });
    },
    agree() {
      this.setData({ isAgreed: !this.data.isAgreed, problem: '' });
    },
    chooseDay(event: WechatMiniprogram.BaseEvent) {
      this.choose({ day: tapped(event, 'day') });
    },
    changeQuantity(event: WechatMiniprogram.BaseEvent) {
      this.choose({ quantity: this.data.quantity + Number(tapped(event, 'by')) });
    },
    /** A second tap opens a group again. */
    chooseGroup(event: WechatMiniprogram.BaseEvent) {
      const id = tapped(event, 'id');
      this.choose({ groupId: this.data.groupId === id ? '' : id });
    },
    choose(part: Partial<OfferData>) {
      const found = kept.get(this);
      if (found) this.setData({ ...choiceOf(shopOf(), found, { ...this.data, ...part }), problem: '' });
    },
    book() {
      return whileBusy(this, async (shop) => {
        const found = kept.get(this);
        if (!found) return;
        const { t } = shop.sdk.i18n.texts;
        const { isAgreed, day, quantity, groupId } = this.data;
        if (found.offer.days.length > 0 && day === '') {
          return this.setData({ problem: t('groupBuy.dayMissing') });
        }
        if (!isAgreed) return this.setData({ problem: t('session.login.agreeFirst') });
        if (!found.wasAgreed) {
          const { activeId, rulesVersion } = found.activity;
          await (await shop.sdk.groupBuy()).agree(activeId, rulesVersion, { silent: true });
        }
        await openOfferBooking(shop, found.offer, { day, quantity, groupId });
      });
    },
  });
}

const words = [
  'activity.rules',
  'activity.product.agree',
  'groupBuy.forming',
  'groupBuy.formingNone',
  'goods.sku.amount',
  'components.number.less',
  'components.number.more',
] as const;

async function load(shop: Shop, { activeId, activityProductId, groupId }: OfferData): Promise<Kept> {
  const { catalogue, location } = shop.sdk;
  const groupBuy = await shop.sdk.groupBuy();
  const joined = groupId === '' ? undefined : await groupBuy.group({ groupId });
  const of = joined?.product.activeId ?? activeId;
  const [activity, wasAgreed] = await Promise.all([groupBuy.activity(of), groupBuy.isAgreed(of)]);
  const wanted = joined?.product.activityProductId ?? activityProductId;
  const products = activity.products.filter(({ group }) => group !== null);
  const offer = products.find((one) => one.activityProductId === wanted) ?? products[0];
  if (!offer) throw new Error(`The activity ${of} sells nothing to groups.`);
  const { groups } = await catalogue.formingGroups({
    activityProductId: offer.activityProductId,
    cityName: location.cityName(),
  });
  const known = joined && !groups.some(({ id }) => id === groupId) ? [joined.group, ...groups] : groups;
  return { activity, offer, wasAgreed, groups: [...known] };
}

/** What is chosen, within what the activity sells. */
function choiceOf(
  shop: Shop,
  { offer, groups }: Kept,
  { day, quantity, groupId }: Pick<OfferData, 'day' | 'quantity' | 'groupId'>,
): Partial<OfferData> {
  const { t, money, day: dayText } = shop.sdk.i18n.texts;
  const joined = groups.find(({ id }) => id === groupId);
  const price = money(joined?.priceFen ?? offer.activityPriceFen);
  return {
    days: offer.days.map((one) => ({ day: one, label: dayText(one), isChosen: one === day })),
    day: offer.days.includes(day) ? day : '',
    quantity: Math.min(offer.limitPerOrder, Math.max(1, quantity)),
    limit: offer.limitPerOrder,
    groupId: joined?.id ?? '',
    groups: groups.map(({ id, seatsLeft }) => ({
      id,
      lack: t('groupBuy.lack', { count: seatsLeft }),
      isChosen: id === joined?.id,
    })),
    submit: joined ? t('groupBuy.join', { price }) : t('groupBuy.open', { price }),
  };
}
