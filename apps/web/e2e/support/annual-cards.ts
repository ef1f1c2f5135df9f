import type { Locator, Page } from 'playwright';
import type { Outside } from './outside';
import type { Steps } from './steps';

/** A type of annual card, as far as journeys need it. */
export interface CardOnSale {
  id: string;
  name: string;
  priceFen: number;
  onSale: boolean;
  left: number | null;
  roles: { role: string; min: number; max: number }[];
}

const LIST = '/cuser/public/api/annualCard/list';
/** A journey buys some, and others buy at the same time. */
const PLENTY = 5;

/** A type that is sold now, for a family or for one person, as a language names it. */
export async function cardForSale(
  outside: Outside,
  whose: 'family' | 'one' = 'family',
  locale = 'zh-Hans',
): Promise<CardOnSale> {
  const { records } = await outside.call<{ records: CardOnSale[] }>('GET', LIST, { size: '50', locale });
  const found = records.find(
    ({ onSale, left, roles }) =>
      onSale &&
      (left === null || left >= PLENTY) &&
      roles.some(({ role }) => role === 'child') === (whose === 'family'),
  );
  if (!found) throw new Error(`No annual card for ${whose} is sold.`);
  return found;
}

/** From the list of cards to the order form of one. */
export async function chooseCard(page: Page, { t, follow, button }: Steps, { name }: CardOnSale) {
  const offer: Locator = page.getByRole('link', {
    name: t('annualCard.buyNamed').replace('{name}', name),
    exact: true,
  });
  await follow(offer);
  await page.waitForURL(/card-detail\?.*id=/);
  await follow(button('annualCard.buyNow'));
  await page.waitForURL(/goods-place-order\?.*cardTypeId=/);
}

/** Fills the order form, agrees to the terms, orders and pays; the order's id. */
export async function buyCard(page: Page, steps: Steps, contactName: string): Promise<string> {
  const { t, placeOrder, goToCashier, payAtCashier } = steps;
  await page.getByLabel(t('order.book.contactName')).fill(contactName);
  await page.getByRole('checkbox', { name: t('order.annualCard.agree').split('{')[0] }).check();
  const orderId = await placeOrder();
  await goToCashier();
  await payAtCashier();
  return orderId;
}
