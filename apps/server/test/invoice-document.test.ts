import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../src/config';
import {
  createHttpInvoiceSystem,
  createNoInvoiceSystem,
  type InvoiceRequest,
} from '../src/outside/invoice-system';
import { createHttpMail } from '../src/outside/mail';
import { chineseAmount } from '../src/sandbox/invoices/chinese-amount';
import { drawInvoice } from '../src/sandbox/invoices/document';

const item = (at: number) => ({
  name: { 'zh-Hans': `*文化服务*栖云岭成人票${at}`, en: `*Culture*Adult ${at}` },
  taxCode: '3070101000000000000',
  quantity: 1,
  amountFen: 9_333,
  taxRate: 6,
  netFen: 8_805,
  taxFen: 528,
});

const request = (rows: number, changes: Partial<InvoiceRequest> = {}): InvoiceRequest => ({
  requestNo: 'R1',
  type: 'normal',
  redOf: null,
  seller: {
    name: { 'zh-Hans': '澄岚文旅发展有限公司（演示）', en: 'Chenglan (demo)' },
    taxId: '91000000MA0DEMA005',
  },
  buyer: {
    titleKind: 'company',
    titleName: '望汐青禾贸易有限公司（演示）',
    taxId: '91350100M000100Y43',
    address: '',
    phone: '',
    bankName: '',
    bankAccount: '',
  },
  items: Array.from({ length: rows }, (_, at) => item(at)),
  totalFen: 9_333 * rows,
  taxFen: 528 * rows,
  remark: '20260912000001',
  ...changes,
});
const issued = { number: '26001234567890123456', issuedMs: 1_795_000_000_000 };

/** Every stream of a document, opened. */
function streamsOf(bytes: Uint8Array): string {
  const pdf = Buffer.from(bytes).toString('latin1');
  const found = [...pdf.matchAll(/stream\n([\s\S]*?)\nendstream/g)].map(([, body = '']) => {
    try {
      return inflateSync(Buffer.from(body, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
  return found.join('\n');
}

/** Whether a document's fonts tell what their glyphs mean, for each character of a text. */
const isSelectable = (streams: string, text: string): boolean =>
  Array.from(text.replace(/\s/g, '')).every((character) =>
    streams.includes(`<${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}>`),
  );

describe('the sandbox’s document', () => {
  it('has text that can be selected, and says that it is no invoice', async () => {
    const bytes = await drawInvoice(request(2), issued);
    const streams = streamsOf(bytes);
    for (const text of [
      '沙箱样票 非真实发票',
      'SANDBOX SPECIMEN, NOT AN INVOICE',
      issued.number,
      '望汐青禾贸易有限公司（演示）',
    ])
      expect(isSelectable(streams, text)).toBe(true);
    expect(Buffer.from(bytes).toString('latin1')).toContain('/MediaBox [0 0 595.28 419.53]');
  });

  it('is the same bytes for the same invoice, and small with many rows', async () => {
    const [one, again, other] = await Promise.all([
      drawInvoice(request(60), issued),
      drawInvoice(request(60), issued),
      drawInvoice(request(60), { ...issued, number: '26001234567890123457' }),
    ]);
    expect(Buffer.compare(one, again)).toBe(0);
    expect(Buffer.compare(one, other)).not.toBe(0);
    expect(one.length).toBeLessThan(200 * 1024);
  });

  it('takes signs that its font has not, and what a red-letter invoice takes back', async () => {
    const red = request(1, { redOf: issued.number, totalFen: -9_333, taxFen: -528 });
    const bytes = await drawInvoice(
      { ...red, buyer: { ...red.buyer, titleName: '云\u{1F9EA}\ud83d' } },
      issued,
    );
    expect(isSelectable(streamsOf(bytes), '红字发票（负数）')).toBe(true);
  });

  it.each([
    [10_005, '壹佰圆零伍分'],
    [0, '零圆整'],
    [5, '伍分'],
    [50, '伍角整'],
    [12_345_678, '壹拾贰万叁仟肆佰伍拾陆圆柒角捌分'],
    [10_000_000_005, '壹亿圆零伍分'],
    [10_010_000, '壹拾万零壹佰圆整'],
    [-9_333, '（负数）玖拾叁圆叁角叁分'],
  ])('writes %i fen out as %s', (fen, words) => {
    expect(chineseAmount(fen)).toBe(words);
  });
});

describe('the gateways', () => {
  it('ask for an invoice by its number, and say what became of it', async () => {
    const asked: string[] = [];
    const fetch = (async (url: string, init: RequestInit) => {
      asked.push(`${init.method ?? 'GET'} ${url} ${new Headers(init.headers).get('authorization')}`);
      if (url.endsWith('/R404')) return new Response('', { status: 404 });
      if (url.endsWith('/pdf')) return new Response(new Uint8Array([37, 80]));
      if (url.endsWith('/R500')) return new Response('', { status: 500 });
      return Response.json({ state: 'issued', number: issued.number, issuedAtMs: 1 });
    }) as typeof globalThis.fetch;
    const system = createHttpInvoiceSystem({ url: 'https://tax.example', token: 't' }, fetch);
    expect(await system.issue(request(1))).toMatchObject({ state: 'issued', number: issued.number });
    expect(await system.query('R404')).toEqual({ state: 'unknown' });
    expect([...(await system.pdf('R1'))]).toEqual([37, 80]);
    await expect(system.query('R500')).rejects.toThrow('500');
    expect(asked[0]).toBe('POST https://tax.example/invoices Bearer t');
    await expect(createNoInvoiceSystem().query('R1')).rejects.toThrow('No invoice system');
  });

  it('send a mail with its attachment', async () => {
    let body = '';
    const fetch = (async (_: string, init: RequestInit) => {
      body = String(init.body);
      return new Response('', { status: 202 });
    }) as typeof globalThis.fetch;
    const attachment = { name: 'a.pdf', type: 'application/pdf', bytes: new Uint8Array([1]) };
    const mail = { to: 'a@example.cn', subject: 's', text: 't', attachment };
    await createHttpMail({ url: 'https://mail.example', token: 't' }, fetch).send(mail);
    expect(JSON.parse(body)).toMatchObject({ to: 'a@example.cn', attachment: { base64: 'AQ==' } });
  });

  it('are read from the environment, and tax rates too', () => {
    const read = (env: Record<string, string>) => readConfig(env, '/');
    expect(read({ INVOICE_URL: 'https://tax.example/', INVOICE_TOKEN: 't' }).invoices).toEqual({
      url: 'https://tax.example',
      token: 't',
    });
    expect(() => read({ MAIL_URL: 'https://mail.example' })).toThrow('MAIL_TOKEN');
    expect(read({ TAX_RATES: 'goods=9, stay=3' }).taxRates).toMatchObject({ goods: 9, stay: 3, ticket: 6 });
    expect(() => read({ TAX_RATES: 'boats=9' })).toThrow('TAX_RATES');
  });
});
