import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { signatureWindowMs, signingHeaders, signingString } from '@yunyou/contract';
import type { AppContext } from '../context';
import type { Queries } from '../database/connect';
import { Refusal } from './refusal';

const refused = (en: string) => new Refusal(403, { 'zh-Hans': '请求签名无效', en });

/** Refuses a request whose signature is missing, wrong, too old, or was seen before (decisions, section 5). */
export async function checkSignature(
  { config, db, clock }: Pick<AppContext, 'config' | 'clock'> & { db: Queries },
  request: Request,
  body: string,
): Promise<void> {
  if (!config.signing) return;
  const read = (name: string) => request.headers.get(name) ?? '';
  const timestampMs = Number(read(signingHeaders.timestamp));
  const nonce = read(signingHeaders.nonce);
  const signature = read(signingHeaders.signature);
  if (
    read(signingHeaders.clientKey) !== config.signing.clientKey ||
    !signature ||
    !nonce ||
    nonce.length > 128
  ) {
    throw refused('The request is not signed');
  }
  if (!(Math.abs(clock.now() - timestampMs) <= signatureWindowMs)) {
    throw refused('The signature is too old; check the clock');
  }
  const url = new URL(request.url);
  const expected = createHmac('sha256', config.signing.clientSecret)
    .update(
      signingString({
        method: request.method,
        path: url.pathname,
        query: [...url.searchParams],
        bodySha256: createHash('sha256').update(body).digest('hex'),
        timestampMs,
        nonce,
      }),
    )
    .digest('hex');
  const [given, wanted] = [Buffer.from(signature), Buffer.from(expected)];
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted))
    throw refused('The signature is wrong');
  const fresh = await db
    .insertInto('signature_nonces')
    .values({ nonce, seen_ms: clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('nonce')
    .executeTakeFirst();
  if (!fresh) throw refused('The request was sent before');
}
