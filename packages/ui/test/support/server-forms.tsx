import { createMemoryHost } from '@yunyou/host/memory';
import { messageAreas } from '@yunyou/i18n';
import { createSdk, type Sdk } from '@yunyou/sdk';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { AddressForm } from '../../src/features/address/address-form';
import { InvoiceForm } from '../../src/features/invoice/invoice-form';
import { BookingForm } from '../../src/features/order/booking-form';
import { GoodsForm } from '../../src/features/order/goods-form';
import { RefundForm } from '../../src/features/refund/refund-form';
import { WriteReviewView } from '../../src/features/review/write-review';
import { VoucherSheet } from '../../src/features/voucher';
import { AppProviders } from '../../src/shell';
import { hotelBasic } from '../../src/stories/hotel-samples';
import { goodsOptionsIn } from '../../src/stories/refund-samples';
import { goodsLinesIn } from '../../src/stories/sold-order-samples';
import { stay, stayNowMs } from '../../src/stories/stay-days';
import { rateDetail } from '../../src/stories/stay-samples';
import { ticketDetail } from '../../src/stories/ticket-samples';

const nothing = () => {};
const addresses = {
  addAddress: '/address',
  editAddress: (id: string) => `/address?id=${id}`,
  activity: () => '/activity',
  group: () => '/group',
  bargain: () => '/bargain',
  order: (id: string) => `/order?id=${id}`,
};
const [tea] = goodsLinesIn('zh-Hans');
if (!tea) throw new Error('There is no goods line to order.');

/** Everything that shows what the device keeps of a person, as its page does. */
export const serverForms: Readonly<Record<string, ReactNode>> = {
  ticket: (
    <BookingForm
      lines={[{ kind: 'ticket', product: ticketDetail, day: '2026-09-23', quantity: 1 }]}
      onPlaced={nothing}
      hrefs={addresses}
    />
  ),
  hotel: (
    <BookingForm
      lines={[
        {
          kind: 'stay',
          product: { id: 'room-1', hotel: hotelBasic, rate: rateDetail(0) },
          stay,
          quantity: 1,
          nowMs: stayNowMs,
        },
      ]}
      onPlaced={nothing}
      hrefs={addresses}
    />
  ),
  goods: (
    <GoodsForm
      lines={[
        {
          kind: 'goods',
          skuDetailId: tea.skuDetailId,
          quantity: 1,
          product: {
            id: tea.productId,
            title: tea.title,
            specText: tea.specText,
            picture: tea.picture,
            priceFen: tea.unitPriceFen,
            shipped: true,
            travellersNeeded: 0,
            guestsNeeded: 0,
            dated: false,
            ticket: null,
          },
        },
      ]}
      onPlaced={nothing}
      hrefs={{ ...addresses, more: () => '/' }}
    />
  ),
  address: <AddressForm onSaved={nothing} />,
  invoice: <InvoiceForm orderIds={['order-1']} ordersHref="/" onApplied={nothing} />,
  refund: (
    <RefundForm options={goodsOptionsIn('zh-Hans')} orderHref="/" onApplied={nothing} onReload={nothing} />
  ),
  vouchers: <VoucherSheet orderId="order-1" />,
  review: <WriteReviewView lineId="line-1" onPosted={nothing} mineHref="/" />,
};

/** An SDK as a page is rendered with, and what it has read of the visit since. */
export async function createFormSdk(): Promise<{ sdk: Sdk; read: string[] }> {
  const host = createMemoryHost({ href: 'http://localhost/' });
  const read: string[] = [];
  const watched = (storage: typeof host.storage) => ({
    ...storage,
    get(key: string) {
      read.push(key);
      return storage.get(key);
    },
  });
  const sdk = createSdk({
    baseUrl: '',
    host: {
      ...host,
      storage: watched(host.storage),
      sessionStorage: watched(host.sessionStorage),
    },
    fetch: () => new Promise(nothing),
  });
  await sdk.i18n.ensure(...messageAreas);
  return { sdk, read };
}

/** What the first rendering of a form is: a server's, and the one that takes it over. */
export const renderForm = (sdk: Sdk, form: ReactNode): string =>
  renderToString(<AppProviders sdk={sdk}>{form}</AppProviders>);
