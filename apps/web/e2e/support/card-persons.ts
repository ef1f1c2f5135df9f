import { randomInt } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import type { Page } from 'playwright';
import { idCardOf, type Outside } from './outside';

/** The type of card that two adults and a child share, by its name in English. */
const FAMILY = 'Family card';

export interface BoughtCard {
  id: string;
  orderId: string;
  typeId: string;
}

/** A member buys a family card, which is paid. */
export async function buyFamilyCard(outside: Outside, token: string, contact: string): Promise<BoughtCard> {
  const { records } = await outside.call<{
    records: { id: string; roles: { role: string }[]; onSale: boolean; left: number | null }[];
  }>('GET', '/cuser/public/api/annualCard/list', { size: '50' });
  const type = records.find(
    ({ roles, onSale, left }) => onSale && left !== 0 && roles.some(({ role }) => role === 'child'),
  );
  if (!type) throw new Error(`No ${FAMILY} is sold.`);
  const lines = [{ kind: 'annualCard', productId: type.id, quantity: 1 }];
  const order = { lines, contactName: '王芳', contactMobile: contact };
  const { totalFen } = await outside.call<{ totalFen: number }>(
    'POST',
    '/cuser/member/orders/quote',
    order,
    token,
  );
  const { id: orderId } = await outside.call<{ id: string }>(
    'POST',
    '/cuser/member/orders/create',
    { ...order, expectedTotalFen: totalFen },
    token,
  );
  const { payUrl } = await outside.call<{ payUrl: string }>(
    'GET',
    '/cuser/member/pay-order/unifyWxWebPay',
    { orderId },
    token,
  );
  await outside.press('cashier/pay', { prepay_id: new URL(payUrl).searchParams.get('prepay_id') ?? '' });
  const { records: mine } = await outside.call<{ records: { id: string }[] }>(
    'GET',
    '/cuser/member/annual-card/mine',
    { status: 'toActivate' },
    token,
  );
  const [card] = mine;
  if (!card) throw new Error('No card was issued.');
  return { id: card.id, orderId, typeId: type.id };
}

/** A portrait as a camera takes it: a JPEG with light and shade. */
export async function portraitOf(page: Page): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const seed = randomInt(360);
  const dataUrl = await page.evaluate((hue) => {
    const canvas = document.createElement('canvas');
    canvas.width = 720;
    canvas.height = 960;
    const paint = canvas.getContext('2d');
    if (!paint) return '';
    for (let row = 0; row < 12; row += 1) {
      paint.fillStyle = `hsl(${hue + row * 20} 60% ${20 + row * 5}%)`;
      paint.fillRect(0, row * 80, 720, 80);
    }
    paint.fillStyle = '#f2d2b6';
    paint.beginPath();
    paint.ellipse(360, 420, 190, 260, 0, 0, 7);
    paint.fill();
    return canvas.toDataURL('image/jpeg', 0.9);
  }, seed);
  return {
    name: 'portrait.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from(dataUrl.split(',')[1] ?? '', 'base64'),
  };
}

/** Number of an identity card of somebody of so many years; synthetic. */
export const idCardOfAge = (age: number): string => idCardOf(new Date().getFullYear() - age);

/** A family card of the member: one adult is examined, the other missing. */
export async function withHolder(outside: Outside, token: string) {
  const { id: cardId } = await buyFamilyCard(outside, token, '13800138000');
  const { persons } = await outside.call<{ persons: { personId: string; role: string }[] }>(
    'GET',
    '/cuser/member/annual-card/detail',
    { id: cardId },
    token,
  );
  const [first, second] = persons.filter(({ role }) => role === 'adult');
  const id = await handInAdult(outside, token, first?.personId ?? '');
  return { cardId, personId: second?.personId ?? '', id, purpose: 'face' };
}

/** An adult on a card, handed in with a portrait and examined now; the id of the application. */
async function handInAdult(outside: Outside, token: string, personId: string): Promise<string> {
  const call = <Data>(method: 'GET' | 'POST', path: string, fields: Record<string, unknown>) =>
    outside.call<Data>(method, path, fields, token);
  const { mobile } = await call<{ mobile: string }>('POST', '/cuser/member/api/getBaseUserInfo', {});
  const { documentId, version, sha256 } = await call<Record<'documentId' | 'version' | 'sha256', string>>(
    'GET',
    '/cuser/public/api/consent/document',
    { purpose: 'face' },
  );
  const { consentId } = await call<{ consentId: string }>('POST', '/cuser/member/consent/give', {
    ...{ purpose: 'face', subjectId: personId, documentId, version, sha256 },
  });
  const faceKey = await uploadPortrait(outside, token, personId);
  const { applicationId } = await call<{ applicationId: string }>(
    'POST',
    '/cuser/member/annual-card/activate',
    { personId, name: '王芳', certType: 1, idCard: idCardOfAge(ADULT_AGE), mobile, consentId, faceKey },
  );
  return applicationId;
}

const ADULT_AGE = 35;

/** Light and shade stand for a portrait. */
async function uploadPortrait(outside: Outside, token: string, personId: string): Promise<string> {
  const policy = await outside.call<{
    fileName: string;
    EndPoint: string;
    policy: string;
    AccessKeyId: string;
    signature: string;
    fields?: Record<string, string>;
  }>('POST', '/cuser/member/annual-card/facePolicy', { personId, fileName: 'portrait.png' }, token);
  const form = new FormData();
  const fields = policy.fields ?? {
    key: policy.fileName,
    policy: policy.policy,
    OSSAccessKeyId: policy.AccessKeyId,
    Signature: policy.signature,
  };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([stripes()], { type: 'image/png' }), 'portrait.png');
  const stored = await fetch(new URL(policy.EndPoint, outside.url), { method: 'POST', body: form });
  if (stored.status !== 204) throw new Error(`The portrait was not stored: ${stored.status}.`);
  return policy.fileName;
}

/** A PNG of 600 by 800 with stripes of grey. */
function stripes(): Uint8Array<ArrayBuffer> {
  const [width, height] = [600, 800];
  const rows = Buffer.alloc((width + 1) * height);
  for (let row = 0; row < height; row += 1)
    rows.fill(40 + (row % 160), row * (width + 1) + 1, (row + 1) * (width + 1));
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits of grey.
  header.set([8, 0, 0, 0, 0], 8);
  const chunk = (name: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(name), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))];
  return Uint8Array.from(Buffer.concat([signature, ...parts]));
}
