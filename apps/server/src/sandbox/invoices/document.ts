import PDFDocument from 'pdfkit';
import { dayOf } from '../../clock';
import type { InvoiceRequest } from '../../outside/invoice-system';
import { chineseAmount } from './chinese-amount';
import { type PlacedText, textWriter } from './text-writer';

/** A5, lying, pt. */
const PAGE = { width: 595.28, height: 419.53 };
const EDGE = 28;
const RIGHT = PAGE.width - EDGE;
const INNER = RIGHT - EDGE;
const TABLE_TOP = 158;
const ROW = 15;
const ROWS_PER_PAGE = 9;
const LINE = '#A87A2A';
const MARK = ['沙箱样票 非真实发票', 'SANDBOX SPECIMEN, NOT AN INVOICE'];

const TITLES = { normal: '电子发票（普通发票）', special: '电子发票（增值税专用发票）' } as const;

/** The table's columns: where each begins, how wide it is. */
const COLUMNS = [
  { head: '项目名称', x: EDGE + 4, width: 236, align: 'left' },
  { head: '数量', x: EDGE + 244, width: 36, align: 'right' },
  { head: '金额', x: EDGE + 290, width: 82, align: 'right' },
  { head: '税率', x: EDGE + 382, width: 46, align: 'right' },
  { head: '税额', x: EDGE + 438, width: 96, align: 'right' },
] as const;

const yuan = (fen: number): string => (fen / 100).toFixed(2);

interface Issued {
  number: string;
  issuedMs: number;
}

/** The document of an invoice. The same invoice makes the same bytes. */
export async function drawInvoice(request: InvoiceRequest, issued: Issued): Promise<Uint8Array> {
  const pages = Math.max(1, Math.ceil(request.items.length / ROWS_PER_PAGE));
  const doc = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    autoFirstPage: false,
    lang: 'zh-Hans',
    displayTitle: true,
    info: {
      Title: `${TITLES[request.type]} ${issued.number}`,
      Author: request.seller.name['zh-Hans'],
      CreationDate: new Date(issued.issuedMs),
    },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((done) => doc.on('end', done));
  const texts = Array.from({ length: pages }, (_, page) => textsOf(request, issued, page, pages)).flat();
  const write = await textWriter(doc, [...texts.map(({ text }) => text), ...MARK]);
  for (let page = 0; page < pages; page++) {
    doc.addPage();
    drawMark(doc, write);
    drawFrame(doc);
    for (const text of texts.filter((one) => one.page === page)) write(text);
  }
  doc.end();
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
}

type Write = (text: PlacedText) => void;

/** Says across the page that this is no invoice. */
function drawMark(doc: PDFKit.PDFDocument, write: Write): void {
  doc
    .save()
    .rotate(-24, { origin: [PAGE.width / 2, PAGE.height / 2] })
    .fillOpacity(0.16);
  for (const [line, text] of MARK.entries()) {
    write({
      page: 0,
      text,
      x: EDGE,
      y: PAGE.height / 2 + line * 40,
      size: line === 0 ? 44 : 26,
      width: INNER,
      align: 'center',
      color: '#C8321F',
    });
  }
  doc.restore();
}

function drawFrame(doc: PDFKit.PDFDocument): void {
  const bottom = TABLE_TOP + ROW * (ROWS_PER_PAGE + 1) + 4;
  doc.lineWidth(0.7).strokeColor(LINE);
  doc.rect(EDGE, 74, INNER, 284).stroke();
  for (const y of [TABLE_TOP - 14, TABLE_TOP + 4, bottom, bottom + 22]) {
    doc.moveTo(EDGE, y).lineTo(RIGHT, y).stroke();
  }
  doc
    .moveTo(PAGE.width / 2, 74)
    .lineTo(PAGE.width / 2, TABLE_TOP - 14)
    .stroke();
}

function textsOf(
  request: InvoiceRequest,
  { number, issuedMs }: Issued,
  page: number,
  pages: number,
): PlacedText[] {
  const { buyer, seller, items } = request;
  const half = INNER / 2 - 12;
  const small = (text: string, x: number, y: number, width = half): PlacedText => ({
    page,
    text,
    x,
    y,
    size: 8.5,
    width,
  });
  const bottom = TABLE_TOP + ROW * (ROWS_PER_PAGE + 1) + 4;
  const [left, middle] = [EDGE + 6, PAGE.width / 2 + 6];
  return [
    {
      page,
      text: TITLES[request.type],
      x: EDGE,
      y: 46,
      size: 17,
      width: INNER,
      align: 'center',
      color: LINE,
    },
    ...(request.redOf
      ? [
          {
            page,
            text: '红字发票',
            x: EDGE,
            y: 64,
            size: 10,
            width: INNER,
            align: 'center' as const,
            color: '#C8321F',
          },
        ]
      : []),
    { ...small(`发票号码：${number}`, RIGHT - 190, 40, 190), align: 'right' },
    { ...small(`开票日期：${dayOf(issuedMs)}`, RIGHT - 190, 54, 190), align: 'right' },
    ...(request.redOf ? [{ ...small(`被红冲蓝字发票号码：${request.redOf}`, EDGE, 40, 200) }] : []),
    ...(pages > 1 ? [small(`第 ${page + 1} 页，共 ${pages} 页`, EDGE, 54, 120)] : []),
    small('购买方信息', left, 87),
    small(`名称：${buyer.titleName}`, left, 103),
    small(`统一社会信用代码/纳税人识别号：${buyer.taxId || '—'}`, left, 119),
    small('销售方信息', middle, 87),
    small(`名称：${seller.name['zh-Hans']}`, middle, 103),
    small(`统一社会信用代码/纳税人识别号：${seller.taxId}`, middle, 119),
    ...(request.type === 'special'
      ? [small(`${buyer.address} ${buyer.phone} ${buyer.bankName} ${buyer.bankAccount}`, left, 135)]
      : []),
    ...COLUMNS.map(
      (column): PlacedText => ({ page, text: column.head, y: TABLE_TOP, size: 8.5, ...place(column) }),
    ),
    ...items.slice(page * ROWS_PER_PAGE, (page + 1) * ROWS_PER_PAGE).flatMap((item, row) =>
      [
        item.name['zh-Hans'],
        String(item.quantity),
        yuan(item.netFen),
        `${item.taxRate}%`,
        yuan(item.taxFen),
      ].map(
        (text, at): PlacedText => ({
          page,
          text,
          y: TABLE_TOP + 4 + ROW * (row + 1) - 3,
          size: 8.5,
          ...place(COLUMNS[at] ?? COLUMNS[0]),
        }),
      ),
    ),
    ...['合　计', '', `¥${yuan(request.totalFen - request.taxFen)}`, '', `¥${yuan(request.taxFen)}`].map(
      (text, at): PlacedText => ({
        page,
        text,
        y: bottom - 6,
        size: 8.5,
        ...place(COLUMNS[at] ?? COLUMNS[0]),
      }),
    ),
    small(`价税合计（大写）　${chineseAmount(request.totalFen)}`, left, bottom + 15, 320),
    { ...small(`（小写）¥${yuan(request.totalFen)}`, RIGHT - 206, bottom + 15, 200), align: 'right' },
    small(`备注：订单 ${request.remark}`, left, bottom + 36, INNER - 12),
    small('由沙箱开票系统生成，不能用于报销、抵扣或入账。', EDGE, 376, 300),
    {
      ...small('Made by the sandbox invoice system; of no use for tax or accounts.', RIGHT - 300, 376, 300),
      align: 'right',
    },
  ];
}

const place = ({ x, width, align }: (typeof COLUMNS)[number]) => ({ x, width, align });
