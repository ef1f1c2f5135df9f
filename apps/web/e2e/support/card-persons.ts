import { randomInt } from 'node:crypto';
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
