import type { Address } from '@yunyou/contract';
import type { LineActivityQuery } from '@yunyou/sdk';
import {
  type CheckoutState,
  type CheckoutStore,
  fixedQuantityOf,
  openCheckout,
  type SkuCheckoutLine,
  skuOpeningsOf,
} from '@yunyou/sdk/checkout';
import { openAgreement } from '../agreements';
import { type Booking, blankBooking, bookingWords, placeBooking, shownBooking } from '../booking';
import { lineActivity } from '../line-activity';
import { addressOf, addressProblem, blankAddress, type TypedAddress } from '../new-address';
import { blankScreen, type Screen, shopOf, showToMember, tapped, whileBusy } from '../screen';
import type { Shop } from '../shop';

interface BuyData extends Screen, Booking, TypedAddress {
  name: string;
  spec: string;
  quantity: number;
  /** Whether the number is chosen here. */
  isCounted: boolean;
  maxPerOrder: number;
  needsAddress: boolean;
  needsContact: boolean;
  addresses: { id: string; whom: string; where: string; isChosen: boolean; problem: string }[];
}

type Asked = LineActivityQuery & Partial<Record<'productId' | 'skuDetailId' | 'quantity', string>>;

/** An order for one option of goods: how many, where to, what it costs by the server's word. */
export function registerBuy(): void {
  Page({
    data: {
      ...blankScreen,
      ...blankBooking,
      ...blankAddress,
      name: '',
      spec: '',
      quantity: 1,
      isCounted: true,
      maxPerOrder: 1,
      needsAddress: false,
      needsContact: false,
      addresses: [],
    } as BuyData,
    /** There once the page has been shown. */
    checkout: undefined as CheckoutStore | undefined,
    /** The member's addresses, as they were asked for last. */
    places: [] as readonly Address[],
    asked: {} as Asked,
    onLoad(asked: Asked) {
      this.asked = asked;
    },
    // Back from the login, the page goes on.
    onShow() {
      void this.refresh();
    },
    onUnload() {
      this.checkout?.dispose();
    },
    refresh() {
      return showToMember(this, words, 'order.book.submit', async (shop) => {
        this.checkout ??= await this.begin(shop);
        const { needs, draft } = this.checkout.state;
        if (needs.address) this.places = await shop.sdk.addresses.load();
        // The default stands first. One that is gone meanwhile is not sent to.
        const known = this.places.find(({ id }) => id === draft.addressId);
        const first = this.places.find(({ outdated }) => !outdated);
        if (!known && needs.address && draft.addressId !== (first?.id ?? '')) {
          this.checkout.change({ addressId: first?.id ?? '' });
        }
        await this.checkout.quoteAgain();
        return shown(shop, this.checkout.state, this.places);
      });
    },
    async begin(shop: Shop): Promise<CheckoutStore> {
      const { productId = '', skuDetailId = '', quantity } = this.asked;
      const [product, activity] = await Promise.all([
        shop.sdk.catalogue.goods(productId),
        lineActivity(shop, this.asked),
      ]);
      const lines = skuOpeningsOf(product, skuDetailId, Number(quantity), { activity });
      const checkout = openCheckout(shop.sdk, { lines });
      checkout.subscribe(() => this.setData(shown(shop, checkout.state, this.places)));
      checkout.start();
      return checkout;
    },
    typed(event: WechatMiniprogram.Input) {
      const field = tapped(event, 'field');
      const { value } = event.detail;
      if (field in blankAddress) this.setData({ [field]: value, problem: '' });
      else this.checkout?.change({ [field]: value });
    },
    changeQuantity(event: WechatMiniprogram.BaseEvent) {
      const line = skuLine(this.checkout?.state);
      const quantity = this.data.quantity + Number(tapped(event, 'by'));
      if (line) this.checkout?.changeLine(0, { kind: line.kind, quantity });
    },
    chooseAddress(event: WechatMiniprogram.BaseEvent) {
      const place = this.places.find(({ id }) => id === tapped(event, 'id'));
      if (place && !place.outdated) this.checkout?.change({ addressId: place.id });
    },
    /** The platform's own picker of regions: names and codes, the county last. */
    chooseRegion({ detail }: { detail: { value: string[]; code: string[] } }) {
      this.setData({ newRegion: detail.value, newAdcode: detail.code.at(-1) ?? '', problem: '' });
    },
    addAddress() {
      return whileBusy(this, async (shop) => {
        const problem = addressProblem(shop, this.data);
        if (problem !== '') return this.setData({ problem });
        const addressId = await shop.sdk.addresses.add(addressOf(this.data), { silent: true });
        this.setData(blankAddress);
        this.checkout?.change({ addressId });
        await this.refresh();
      });
    },
    openAgreement,
    place() {
      return whileBusy(this, async (shop) => {
        const { checkout } = this;
        if (!checkout || (await placeBooking(shop, checkout))) return;
        this.setData(shown(shop, checkout.state, this.places));
      });
    },
    openGoods() {
      shopOf().replace('goods', { id: this.asked.productId });
    },
  });
}

const words = [
  ...bookingWords,
  'order.goods.address',
  'goods.sku.amount',
  'goods.sku.title',
  'address.add',
  'address.name',
  'address.mobile',
  'address.region',
  'address.detail',
  'address.detailHint',
  'address.save',
  'components.number.less',
  'components.number.more',
] as const;

/** The page's only line. */
function skuLine(state: CheckoutState | undefined): SkuCheckoutLine | undefined {
  const line = state?.lines[0];
  return line && 'skuDetailId' in line && 'maxPerOrder' in line ? (line as SkuCheckoutLine) : undefined;
}

/** What the page shows of its checkout. */
function shown(shop: Shop, state: CheckoutState, places: readonly Address[]): Partial<BuyData> {
  const line = skuLine(state);
  if (!line) return {};
  const { t } = shop.sdk.i18n.texts;
  return {
    name: line.product.title,
    spec: line.product.specText,
    quantity: line.draft.quantity,
    isCounted: fixedQuantityOf(line.activity) === undefined,
    maxPerOrder: line.maxPerOrder,
    needsAddress: state.needs.address,
    needsContact: state.needs.contact,
    addresses: places.map(({ id, name, mobile, provinces, detail, outdated }) => ({
      id,
      whom: `${name} ${mobile}`,
      where: `${provinces}${detail}`,
      isChosen: id === state.draft.addressId,
      problem: outdated ? t('address.outdated') : '',
    })),
    ...shownBooking(shop, state),
  };
}
