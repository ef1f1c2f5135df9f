import { type CheckedContact, certificateType, type Quote, travellerCheck } from '@yunyou/contract';
import { isApiError } from '@yunyou/sdk';
import { isIdCard, isMobile } from '@yunyou/validators';
import { blankScreen, failureText, type Screen, shopOf, showToMember, tapped, whileBusy } from '../screen';
import type { Shop } from '../shop';

interface TravellerRow {
  id: string;
  name: string;
  idCard: string;
  isChosen: boolean;
  /** Why this ticket is not for them; empty when it is. */
  problem: string;
}

interface BookData extends Screen {
  productId: string;
  day: string;
  quantity: number;
  name: string;
  summary: string;
  travellers: TravellerRow[];
  chosenIds: string[];
  /** How many must be chosen. */
  needed: number;
  neededText: string;
  newName: string;
  newIdCard: string;
  isConsented: boolean;
  contactName: string;
  contactMobile: string;
  rows: { label: string; amount: string }[];
  total: string;
  totalFen: number;
  /** The last try was not answered: the order may have been placed, and trying again never orders twice. */
  isUnanswered: boolean;
  submit: string;
  problem: string;
  isBusy: boolean;
}

const empty: BookData = {
  ...blankScreen,
  productId: '',
  day: '',
  quantity: 1,
  name: '',
  summary: '',
  travellers: [],
  chosenIds: [],
  needed: 0,
  neededText: '',
  newName: '',
  newIdCard: '',
  isConsented: false,
  contactName: '',
  contactMobile: '',
  rows: [],
  total: '',
  totalFen: 0,
  isUnanswered: false,
  submit: '',
  problem: '',
  isBusy: false,
};

/** An order for one ticket on one day: who goes, who is called, what it costs by the server's word. */
export function registerBook(): void {
  Page({
    data: empty,
    onLoad({ id = '', day = '', quantity = '1' }) {
      this.setData({ productId: id, day, quantity: Math.max(1, Math.trunc(Number(quantity)) || 1) });
    },
    // Back from the login, the page goes on.
    onShow() {
      void this.refresh();
    },
    refresh() {
      const { productId, day, quantity } = this.data;
      return showToMember(this, words, 'order.book.submit', async (shop) => {
        const { catalogue, orders, travellers, session } = shop.sdk;
        const [ticket, quote, people] = await Promise.all([
          catalogue.ticket(productId),
          orders.quote({ lines: [{ productId, day, quantity }] }),
          travellers.list({ productId, day, hideUndocumented: true }),
        ]);
        const { t, day: dayText } = shop.sdk.i18n.texts;
        const known = people.map(({ memberFrequentContactsId }) => memberFrequentContactsId);
        const chosenIds = this.data.chosenIds.filter((id) => known.includes(id));
        return {
          name: ticket.name,
          summary: t('shop.book.summary', { day: dayText(day, 'long'), count: quantity }),
          contactMobile: this.data.contactMobile || (session.state.user?.phoneNumber ?? ''),
          ...priced(shop, quote),
          ...chosen(shop, people, chosenIds, quote.lines[0]?.travellersNeeded ?? 0),
        };
      });
    },
    typed(event: WechatMiniprogram.Input) {
      this.setData({ [tapped(event, 'field')]: event.detail.value, problem: '' });
    },
    toggleTraveller(event: WechatMiniprogram.BaseEvent) {
      const id = tapped(event, 'id');
      const { chosenIds, needed, travellers } = this.data;
      const row = travellers.find((one) => one.id === id);
      if (row?.problem !== '') return;
      const without = chosenIds.filter((one) => one !== id);
      const next = row.isChosen ? without : [...without, id].slice(-needed);
      this.setData({
        ...rechosen(shopOf(), travellers, next, needed),
        contactName: this.data.contactName || (row.isChosen ? '' : row.name),
        problem: '',
      });
    },
    consent() {
      this.setData({ isConsented: !this.data.isConsented, problem: '' });
    },
    addTraveller() {
      return whileBusy(this, async (shop) => {
        const { newName, newIdCard, isConsented, chosenIds, contactName } = this.data;
        const { t } = shop.sdk.i18n.texts;
        if (newName.trim() === '') return this.setData({ problem: t('member.contact.nameMissing') });
        if (!isIdCard(newIdCard.trim())) return this.setData({ problem: t('member.contact.certInvalid') });
        if (!isConsented) return this.setData({ problem: t('member.contact.consentMissing') });
        const id = await shop.sdk.travellers.add({
          name: newName.trim(),
          certType: certificateType.idCard,
          idCard: newIdCard.trim(),
          mobile: '',
        });
        this.setData({
          newName: '',
          newIdCard: '',
          chosenIds: [...chosenIds, id].slice(-Math.max(1, this.data.needed)),
          contactName: contactName || newName.trim(),
        });
        await this.refresh();
      });
    },
    place() {
      return whileBusy(this, async (shop) => {
        const problem = this.problemBefore(shop);
        if (problem !== '') return this.setData({ problem });
        const { productId, day, quantity, chosenIds, contactName, contactMobile, totalFen } = this.data;
        this.setData({ isUnanswered: false });
        try {
          const order = await shop.sdk.orders.create(
            {
              lines: [{ productId, day, quantity, contactIds: chosenIds }],
              contactName: contactName.trim(),
              contactMobile: contactMobile.trim(),
              expectedTotalFen: totalFen,
            },
            { draftKey: `booking:${productId}`, silent: true },
          );
          shop.replace('pay', { id: order.id });
        } catch (error) {
          await this.explain(shop, error);
        }
      });
    },
    /** What the person must still do; empty when the order can be sent. */
    problemBefore({ sdk }: Shop): string {
      const { t } = sdk.i18n.texts;
      const { needed, chosenIds, contactName, contactMobile } = this.data;
      const missing = needed - chosenIds.length;
      if (missing > 0) return t('order.book.travellersMissing', { count: missing });
      if (contactName.trim() === '') return t('order.book.contactNameMissing');
      return isMobile(contactMobile.trim()) ? '' : t('order.book.contactMobileInvalid');
    },
    async explain(shop: Shop, error: unknown): Promise<void> {
      // The login page has taken over, and leads back here.
      if (isApiError(error) && error.kind === 'auth') return;
      const { t, money } = shop.sdk.i18n.texts;
      if (isApiError(error) && (error.kind === 'network' || error.kind === 'timeout')) {
        this.setData({ isUnanswered: true, submit: t('order.book.submitAgain') });
        this.setData({ problem: t('order.book.unanswered') });
        return;
      }
      const before = this.data.total;
      const isPriceChanged = isApiError(error) && error.rule === 'priceChanged';
      this.setData({ problem: failureText(shop, error) });
      if (!isApiError(error) || !error.rule) return;
      await this.refresh();
      if (!isPriceChanged || this.data.screen === 'failed') return;
      this.setData({
        problem: t('order.book.priceChangedText', { before, after: money(this.data.totalFen) }),
        submit: t('order.book.priceAccept'),
      });
    },
  });
}

const words = [
  'order.book.travellers',
  'order.book.travellersNone',
  'order.book.contact',
  'order.book.contactName',
  'order.book.contactMobile',
  'order.book.contactMobileHint',
  'order.breakdown',
  'order.total',
  'member.contact.add',
  'member.contact.name',
  'member.contact.nameHint',
  'member.contact.certNumber',
  'member.contact.consent',
  'member.contact.save',
] as const;

function priced({ sdk }: Shop, quote: Quote): Partial<BookData> {
  const { money, t } = sdk.i18n.texts;
  return {
    rows: quote.breakdown.map(({ label, quantity, amountFen }) => ({
      label: quantity === null ? label : `${label} × ${quantity}`,
      amount: money(amountFen),
    })),
    total: money(quote.totalFen),
    totalFen: quote.totalFen,
    submit: t('order.book.submit'),
  };
}

function chosen(
  shop: Shop,
  people: readonly CheckedContact[],
  chosenIds: readonly string[],
  needed: number,
): Partial<BookData> {
  const { t } = shop.sdk.i18n.texts;
  const rows = people.map(({ memberFrequentContactsId: id, name, idCard, checkCode }) => ({
    id,
    name,
    idCard,
    isChosen: false,
    problem: checkCode === travellerCheck.normal ? '' : t('member.contact.check', { code: checkCode }),
  }));
  return rechosen(shop, rows, chosenIds, needed);
}

/** The rows with others chosen; nobody whom the ticket is not for, and no more than are needed. */
function rechosen(
  { sdk }: Shop,
  rows: readonly TravellerRow[],
  wanted: readonly string[],
  needed: number,
): Partial<BookData> {
  const may = (id: string) => rows.some((row) => row.id === id && row.problem === '');
  const chosenIds = needed === 0 ? [] : wanted.filter(may).slice(-needed);
  return {
    travellers: rows.map((row) => ({ ...row, isChosen: chosenIds.includes(row.id) })),
    chosenIds,
    needed,
    neededText: sdk.i18n.texts.t('order.book.travellersNeeded', { chosen: chosenIds.length, needed }),
  };
}
