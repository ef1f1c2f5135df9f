import type {
  InvoiceableOrder,
  InvoiceDetail,
  InvoicePreview,
  InvoiceSummary,
  InvoiceTitle,
  Locale,
  Page,
} from '@yunyou/contract';
import { marketNowMs } from './market-samples';

/** A member's invoices, for stories. */
const DAY_MS = 86_400_000;

const words = {
  'zh-Hans': {
    seller: '澄岚文旅发展有限公司（演示）',
    other: '山野集农产品有限公司（演示）',
    ticket: '栖云岭 · 成人票',
    tea: '雾芽明前绿茶 50g',
    stay: '栖云山居 · 云海大床房',
    company: '望汐青禾贸易有限公司（演示）',
    culture: '*文化服务*栖云岭成人票',
    lodging: '*住宿服务*云海大床房',
  },
  en: {
    seller: 'Chenglan Culture and Tourism Development Co., Ltd. (demo)',
    other: 'Wild Hills Produce Ltd. (demo)',
    ticket: 'Qiyun Ridge · Adult',
    tea: 'Mistbud green tea, 50 g',
    stay: 'Qiyun Lodge · Cloud Sea king room',
    company: 'Wangxi Qinghe Trading Co., Ltd. (demo)',
    culture: '*Culture*Qiyun Ridge adult ticket',
    lodging: '*Lodging*Cloud Sea king room',
  },
} as const;

export const pageOf = <Item>(records: Item[]): Page<Item> => ({
  records,
  total: records.length,
  size: 10,
  current: 1,
  pages: records.length > 0 ? 1 : 0,
});

export function invoiceableIn(locale: Locale): InvoiceableOrder[] {
  const { seller, other, ticket, tea, stay } = words[locale];
  const one = (
    id: string,
    title: string,
    invoiceableFen: number,
    of: InvoiceableOrder['seller'] = { name: seller, taxId: '91000000MA0DEMA005' },
  ) => ({
    id,
    sn: `20260912${id.padStart(10, '0')}`,
    title,
    seller: of,
    completedAtMs: marketNowMs - 3 * DAY_MS,
    lastDay: '2027-09-12',
    invoiceableFen,
  });
  return [
    one('1', ticket, 18_667),
    one('2', stay, 62_800),
    one('3', tea, 9_800, { name: other, taxId: '91000000MA0DEMA018' }),
  ];
}

export const previewIn = (locale: Locale): InvoicePreview => ({
  items: [
    {
      name: words[locale].culture,
      taxCode: '3070101000000000000',
      quantity: 2,
      amountFen: 18_667,
      taxRate: 6,
      netFen: 17_610,
      taxFen: 1_057,
    },
    {
      name: words[locale].lodging,
      taxCode: '3070402000000000000',
      quantity: 1,
      amountFen: 62_800,
      taxRate: 6,
      netFen: 59_245,
      taxFen: 3_555,
    },
  ],
  totalFen: 81_467,
  taxFen: 4_612,
  seller: { name: words[locale].seller, taxId: '91000000MA0DEMA005' },
  orders: invoiceableIn(locale)
    .slice(0, 2)
    .map(({ id, sn, title, invoiceableFen }) => ({ id, sn, title, amountFen: invoiceableFen })),
});

export const titlesIn = (locale: Locale): InvoiceTitle[] => [
  {
    id: 'title-1',
    titleKind: 'company',
    titleName: words[locale].company,
    taxId: '91350100M000100Y43',
    address: '',
    phone: '',
    bankName: '',
    bankAccount: '',
    isDefault: true,
  },
  {
    id: 'title-2',
    titleKind: 'personal',
    titleName: '李云',
    taxId: '',
    address: '',
    phone: '',
    bankName: '',
    bankAccount: '',
    isDefault: false,
  },
];

export function invoiceIn(locale: Locale, changes: Partial<InvoiceDetail> = {}): InvoiceDetail {
  const { items, totalFen, taxFen, orders, seller } = previewIn(locale);
  return {
    id: 'invoice-1',
    sn: 'FP202609150000000001',
    type: 'normal',
    titleKind: 'company',
    titleName: words[locale].company,
    taxId: '91350100M000100Y43',
    address: '',
    phone: '',
    bankName: '',
    bankAccount: '',
    items,
    totalFen,
    taxFen,
    state: 'issued',
    sellerName: seller.name,
    sellerTaxId: seller.taxId,
    invoiceNumber: '26000123456789012345',
    createdAtMs: marketNowMs - DAY_MS,
    issuedAtMs: marketNowMs - DAY_MS + 90_000,
    redOfId: null,
    replacesId: null,
    email: 'z***@example.cn',
    orders,
    reason: '',
    confirmByMs: null,
    hasPdf: true,
    chain: [
      {
        id: 'invoice-1',
        sn: 'FP202609150000000001',
        state: 'issued',
        totalFen,
        invoiceNumber: '26000123456789012345',
        isRed: false,
      },
    ],
    ...changes,
  };
}

/** An invoice, the red-letter invoice that took it back, and the new one. */
export const chain: InvoiceDetail['chain'] = [
  {
    id: 'invoice-1',
    sn: 'FP202609150000000001',
    state: 'red',
    totalFen: 81_467,
    invoiceNumber: '26000123456789012345',
    isRed: false,
  },
  {
    id: 'invoice-2',
    sn: 'FP202609160000000002',
    state: 'issued',
    totalFen: -81_467,
    invoiceNumber: '26000123456789012346',
    isRed: true,
  },
  {
    id: 'invoice-3',
    sn: 'FP202609160000000003',
    state: 'issued',
    totalFen: 72_134,
    invoiceNumber: '26000123456789012347',
    isRed: false,
  },
];

export function recordsIn(locale: Locale): InvoiceSummary[] {
  const {
    items,
    taxFen,
    orders,
    chain: whole,
    hasPdf,
    confirmByMs,
    reason,
    email,
    sellerTaxId,
    ...detail
  } = invoiceIn(locale);
  const { taxId, address, phone, bankName, bankAccount, titleKind, ...inShort } = detail;
  const one = (changes: Partial<InvoiceSummary>): InvoiceSummary => ({
    ...inShort,
    orderCount: 2,
    ...changes,
  });
  return [
    one({ id: 'invoice-5', state: 'redAwaitingBuyer', type: 'special' }),
    one({ id: 'invoice-4', state: 'rejected', invoiceNumber: null, issuedAtMs: null }),
    one({ id: 'invoice-2', redOfId: 'invoice-1', totalFen: -81_467 }),
    one({ id: 'invoice-1', state: 'red' }),
    one({ id: 'invoice-0', state: 'submitted', invoiceNumber: null, issuedAtMs: null, orderCount: 1 }),
  ];
}
