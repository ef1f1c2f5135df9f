import type { CheckedContact, Quote, TicketDetail } from '@yunyou/contract';

/** A ticket that names everybody, one to five an order. */
export const ticket: TicketDetail = {
  id: 't1',
  spotId: 's1',
  kind: 'adult',
  name: '成人票',
  description: '',
  labels: [],
  fromPriceFen: 8000,
  marketPriceFen: null,
  nextDay: '2026-12-01',
  travellerRule: 'perTicket',
  confirmMode: 'instant',
  refundRule: { kind: 'free', daysBefore: null, time: null, feePercent: 0 },
  includes: [],
  entryRule: '',
  spotName: '云湖',
  picture: {
    width: 1,
    height: 1,
    color: '#ffffff',
    sources: [{ url: '/a', width: 1 }],
    alt: { 'zh-Hans': '', en: '' },
  },
  peoplePerTicket: 1,
  minPerOrder: 1,
  maxPerOrder: 5,
  certTypes: [1],
  minAge: null,
  maxAge: null,
  gender: null,
  validDays: 1,
  advanceDays: 0,
  cutoff: '16:00',
};

export const travellerOf = (id: string, name: string): CheckedContact => ({
  memberFrequentContactsId: id,
  name,
  certType: 1,
  idCard: '440305********1234',
  mobile: '',
  isDefault: false,
  checkCode: 0,
});
export const li = travellerOf('c1', '李云');
export const wang = travellerOf('c2', '王山');

/** What a quote of so many of these tickets answers. */
export const quoteOf = (quantity: number, day = '2026-12-01', priceFen = 8000): Quote => ({
  orders: [],
  savedFen: 0,
  coupons: [],
  addOns: [],
  unused: [],
  breakdown: [{ kind: 'line', label: '成人票', quantity, amountFen: quantity * priceFen }],
  totalFen: quantity * priceFen,
  lines: [
    {
      kind: 'ticket',
      goodsType: 2,
      productId: 't1',
      day,
      quantity,
      unitPriceFen: priceFen,
      paidFen: quantity * priceFen,
      available: 9,
      travellersNeeded: quantity,
    },
  ],
});
