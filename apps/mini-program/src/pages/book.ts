import {
  type CertificateType,
  type CheckedContact,
  certificateType,
  type TicketDetail,
} from '@yunyou/contract';
import type { LineActivityQuery } from '@yunyou/sdk';
import {
  type CheckoutState,
  type CheckoutStore,
  type LineActivity,
  openCheckout,
  type TicketCheckoutLine,
} from '@yunyou/sdk/checkout';
import { openAgreement } from '../agreements';
import { type Booking, blankBooking, bookingWords, placeBooking, shownBooking } from '../booking';
import { lineActivity } from '../line-activity';
import {
  blankTraveller,
  offeredTypes,
  type TypedTraveller,
  travellerOf,
  travellerProblem,
} from '../new-traveller';
import { blankScreen, type Screen, shopOf, showToMember, tapped, whileBusy } from '../screen';
import type { Shop } from '../shop';
import { mayGo, type TravellerChoice, travellerChoice } from '../traveller-rows';

interface BookData extends Screen, Booking, TravellerChoice, TypedTraveller {
  productId: string;
  day: string;
  quantity: number;
  name: string;
  summary: string;
  /** Documents the ticket accepts, and what they are called. */
  certTypes: CertificateType[];
  certNames: string[];
  certIndex: number;
}

const empty: BookData = {
  ...blankScreen,
  productId: '',
  day: '',
  quantity: 1,
  name: '',
  summary: '',
  travellers: [],
  needed: 0,
  neededText: '',
  ...blankTraveller,
  certType: certificateType.idCard,
  certTypes: [],
  certNames: [],
  certIndex: 0,
  isConsented: false,
  ...blankBooking,
};

/** An order for one ticket on one day: who goes, who is called, what it costs by the server's word. */
export function registerBook(): void {
  Page({
    data: empty,
    /** There once the page has been shown. */
    checkout: undefined as CheckoutStore | undefined,
    /** The member's travellers, as they were asked for last. */
    people: [] as CheckedContact[],
    /** What the page was opened with: it may name an activity. */
    query: {} as LineActivityQuery,
    onLoad({ productId = '', day = '', quantity = '1', ...query }) {
      this.query = query;
      this.setData({ productId, day, quantity: Math.max(1, Math.trunc(Number(quantity)) || 1) });
    },
    // Back from the login, the page goes on.
    onShow() {
      void this.refresh();
    },
    onUnload() {
      this.checkout?.dispose();
    },
    refresh() {
      const { productId, day } = this.data;
      return showToMember(this, words, 'order.book.submit', async (shop) => {
        const { catalogue, travellers } = shop.sdk;
        const [ticket, people] = await Promise.all([
          catalogue.ticket(productId),
          travellers.list({ productId, day, hideUndocumented: true }),
        ]);
        this.people = people;
        this.checkout ??= this.begin(shop, ticket, await lineActivity(shop, this.query));
        // Whoever is gone meanwhile, or may not go, is not taken along; without need nothing is changed: the same request is
        // the same order.
        const ids = people.filter(mayGo).map(({ memberFrequentContactsId }) => memberFrequentContactsId);
        const kept = this.chosen().filter((one) => ids.includes(one.memberFrequentContactsId));
        if (kept.length < this.chosen().length) this.choose(kept);
        await this.checkout.quoteAgain();
        return {
          name: ticket.name,
          ...shown(shop, this.checkout.state, people),
          ...documents(shop, offeredTypes(ticket.certTypes), this.data.certType),
        };
      });
    },
    begin(shop: Shop, product: TicketDetail, activity: LineActivity | undefined): CheckoutStore {
      const { day, quantity } = this.data;
      const lines = [{ kind: 'ticket' as const, product, day, quantity, activity }];
      const checkout = openCheckout(shop.sdk, { lines });
      checkout.subscribe(() => this.setData(shown(shop, checkout.state, this.people)));
      checkout.start();
      return checkout;
    },
    chosen(): readonly CheckedContact[] {
      return ticketLine(this.checkout?.state)?.draft.travellers ?? [];
    },
    choose(travellers: CheckedContact[]) {
      this.checkout?.changeLine(0, { kind: 'ticket', travellers });
    },
    /** One more, in the place of the one chosen first where there are enough. */
    chooseAlso(traveller: CheckedContact) {
      const needed = ticketLine(this.checkout?.state)?.needed ?? 0;
      this.choose([...this.chosen(), traveller].slice(-Math.max(1, needed)));
    },
    typed(event: WechatMiniprogram.Input) {
      const field = tapped(event, 'field');
      const { value } = event.detail;
      if (field === 'contactName') this.checkout?.change({ contactName: value });
      else if (field === 'contactMobile') this.checkout?.change({ contactMobile: value });
      else this.setData({ [field]: value, problem: '' });
    },
    toggleTraveller(event: WechatMiniprogram.BaseEvent) {
      const id = tapped(event, 'id');
      const traveller = this.people.find((one) => one.memberFrequentContactsId === id);
      if (!traveller || !mayGo(traveller)) return;
      const others = this.chosen().filter((one) => one.memberFrequentContactsId !== id);
      if (others.length < this.chosen().length) this.choose(others);
      else this.chooseAlso(traveller);
    },
    chooseDocument(event: WechatMiniprogram.PickerChange) {
      const { certTypes } = this.data;
      const certType = certTypes[Number(event.detail.value)];
      if (certType !== undefined) this.setData({ ...documents(shopOf(), certTypes, certType), problem: '' });
    },
    openAgreement,
    consent() {
      this.setData({ isConsented: !this.data.isConsented, problem: '' });
    },
    addTraveller() {
      return whileBusy(this, async (shop) => {
        const problem = travellerProblem(shop, this.data);
        if (problem !== '') return this.setData({ problem });
        const id = await shop.sdk.travellers.add(travellerOf(this.data), { silent: true });
        this.setData(blankTraveller);
        await this.refresh();
        const added = this.people.find((one) => one.memberFrequentContactsId === id);
        if (added && mayGo(added)) this.chooseAlso(added);
      });
    },
    place() {
      return whileBusy(this, async (shop) => {
        const { checkout } = this;
        if (!checkout) return;
        if (await placeBooking(shop, checkout)) return;
        this.setData(shown(shop, checkout.state, this.people));
      });
    },
  });
}

const words = [
  'contacts.picker.travellers',
  'order.book.travellersNone',
  'contacts.add',
  'contacts.name',
  'contacts.nameHint',
  'contacts.certType',
  'contacts.certNumber',
  'contacts.mobile',
  'contacts.consent',
  'contacts.save',
  ...bookingWords,
] as const;

/** The page's only line. */
function ticketLine(state: CheckoutState | undefined): TicketCheckoutLine | undefined {
  const line = state?.lines[0];
  return line?.kind === 'ticket' ? line : undefined;
}

/** What the page shows of its checkout. */
function shown(shop: Shop, state: CheckoutState, people: readonly CheckedContact[]): Partial<BookData> {
  const line = ticketLine(state);
  if (!line) return {};
  const { t, day: dayText } = shop.sdk.i18n.texts;
  const { day, quantity, travellers } = line.draft;
  return {
    quantity,
    summary: t('ticket.choice.summary', { day: day === '' ? '' : dayText(day, 'long'), count: quantity }),
    ...travellerChoice(shop, people, travellers, line.needed),
    ...shownBooking(shop, state),
  };
}

/** The kinds of documents a new traveller may have; the first where the chosen one is none of them. */
function documents({ sdk }: Shop, offered: CertificateType[], chosen: CertificateType): Partial<BookData> {
  const certType = offered.includes(chosen) ? chosen : (offered[0] ?? certificateType.idCard);
  return {
    certType,
    certTypes: offered,
    certNames: offered.map((type) => sdk.i18n.texts.t('contacts.cert', { type })),
    certIndex: Math.max(0, offered.indexOf(certType)),
  };
}
