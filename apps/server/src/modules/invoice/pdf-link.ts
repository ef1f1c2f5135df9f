import { timingSafeEqual } from 'node:crypto';
import { pdfLinkMinutes } from '@yunyou/contract';
import { Hono } from 'hono';
import type { AppContext } from '../../context';
import type { DataProtection } from '../../security/data-protection';
import { storedPdf } from './emails-store';

const PATH = '/cuser/invoice-pdf';
const LIFE_MS = pdfLinkMinutes * 60_000;

const sign = (protection: DataProtection, id: string, untilMs: number): string =>
  protection.index('invoice pdf', `${id} ${untilMs}`);

/** An address at which a kept document can be read for some minutes, by whoever has it. */
export function pdfLink(
  { protection, publicUrl, nowMs }: { protection: DataProtection; publicUrl: string; nowMs: number },
  invoiceId: string,
): string {
  const untilMs = nowMs + LIFE_MS;
  const query = new URLSearchParams({
    until: String(untilMs),
    signature: sign(protection, invoiceId, untilMs),
  });
  return `${publicUrl}${PATH}/${invoiceId}?${query}`;
}

const isSame = (given: string, wanted: string): boolean =>
  given.length === wanted.length && timingSafeEqual(Buffer.from(given), Buffer.from(wanted));

/** Documents by their links. */
export function pdfRoutes({ db, clock, protection }: AppContext): Hono {
  const hono = new Hono();
  hono.get(`${PATH}/:id{[\\w-]{1,64}}`, async (context) => {
    const id = context.req.param('id');
    const { until = '', signature = '' } = context.req.query();
    const untilMs = Number(until);
    if (!/^[\w-]{43}$/.test(signature) || !isSame(signature, sign(protection, id, untilMs)))
      return context.text('没有这个文件 · There is no such document', 404);
    if (untilMs <= clock.now())
      return context.text('链接已失效，请重新打开 · This link is over; please open it again', 410);
    const pdf = await storedPdf(db, id);
    if (!pdf) return context.text('没有这个文件 · There is no such document', 404);
    return new Response(new Uint8Array(pdf.data), {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="${id}.pdf"`,
        'cache-control': 'private, no-store',
      },
    });
  });
  return hono;
}
