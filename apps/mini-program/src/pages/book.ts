import { type CertificateType, certificateType, type Quote } from '@yunyou/contract';
import { isApiError } from '@yunyou/sdk';
import { isMobile } from '@yunyou/validators';
import { openAgreement } from '../agreements';
import {
  blankTraveller,
  offeredTypes,
  type TypedTraveller,
  travellerOf,
  travellerProblem,
} from '../new-traveller';
import { blankScreen, failureText, type Screen, shopOf, showToMember, tapped, whileBusy } from '../screen';
import type { Shop } from '../shop';
import { chooseAmong, chooseOthers, type TravellerChoice } from '../traveller-rows';

interface BookData extends Screen, TravellerChoice, TypedTraveller {
  productId: string;
  day: string;
  quantity: number;
  name: string;
  summary: string;
  /** Documents the ticket accepts, and what they are called. */
  certTypes: CertificateType[];
  certNames: string[];
  certIndex: number;
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
  ...blankTraveller,
  certType: certificateType.idCard,
  certTypes: [],
  certNames: [],
  certIndex: 0,
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
    onLoad({ productId = '', day = '', quantity = '1' }) {
      this.setData({ productId, day, quantity: Math.max(1, Math.trunc(Number(quantity)) || 1) });
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
          ...chooseAmong(shop, people, chosenIds, quote.lines[0]?.travellersNeeded ?? 0),
          ...documents(shop, offeredTypes(ticket.certTypes), this.data.certType),
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
        ...chooseOthers(shopOf(), travellers, next, needed),
        contactName: this.data.contactName || (row.isChosen ? '' : row.name),
        problem: '',
      });
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
        const { chosenIds, contactName, needed } = this.data;
        const traveller = travellerOf(this.data);
        const id = await shop.sdk.travellers.add(traveller, { silent: true });
        this.setData({
          ...blankTraveller,
          chosenIds: [...chosenIds, id].slice(-Math.max(1, needed)),
          contactName: contactName || traveller.name,
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
  'order.book.agree',
  'order.breakdown',
  'order.total',
  'member.contact.add',
  'member.contact.name',
  'member.contact.nameHint',
  'member.contact.certType',
  'member.contact.certNumber',
  'member.contact.mobile',
  'member.contact.consent',
  'member.contact.save',
  'member.login.and',
  'app.userAgreement',
  'app.privacyAgreement',
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

/** The kinds of documents a new traveller may have; the first where the chosen one is none of them. */
function documents({ sdk }: Shop, offered: CertificateType[], chosen: CertificateType): Partial<BookData> {
  const certType = offered.includes(chosen) ? chosen : (offered[0] ?? certificateType.idCard);
  return {
    certType,
    certTypes: offered,
    certNames: offered.map((type) => sdk.i18n.texts.t('member.cert', { type })),
    certIndex: Math.max(0, offered.indexOf(certType)),
  };
}
