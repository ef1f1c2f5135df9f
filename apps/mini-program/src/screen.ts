import type { MessageId } from '@yunyou/i18n';
import { isApiError } from '@yunyou/sdk';
import type { Shop, ShopApp } from './shop';
import { textAreas } from './text-areas';

/** What every page's data has: whether there is something to show, or why not. */
export interface Screen {
  screen: 'loading' | 'ready' | 'failed';
  /** Why nothing can be shown. */
  failure: string;
  /** The page's own fixed words by their id, `_` for its dots. */
  words: Readonly<Record<string, string>>;
}

export const blankScreen: Screen = { screen: 'loading', failure: '', words: {} };

/** The part of a page that is written to. */
export interface Shows {
  setData(data: object): void;
}

export const shopOf = (): Shop => getApp<ShopApp>().shop;

/** The words every page has. */
const common: readonly MessageId[] = ['ui.retry', 'components.loading', 'ui.cancel', 'ui.confirm'];

type ScreenPage = Shows & { data: Pick<Screen, 'screen'> };

/**
 * Loads what a page shows and shows it; what cannot be loaded is told with a way to try again. What the page shows
 * already stays while it is asked for again.
 *
 * @param ids the page's fixed words, in `words` by their ids, `_` for dots
 */
export async function show(
  page: ScreenPage,
  ids: readonly MessageId[],
  title: MessageId | undefined,
  load: (shop: Shop) => Promise<object>,
): Promise<void> {
  const shop = shopOf();
  const { sdk } = shop;
  if (page.data.screen === 'failed') page.setData({ screen: 'loading' });
  try {
    await sdk.start();
    await sdk.i18n.ensure(...textAreas);
    const { t } = sdk.i18n.texts;
    const words = Object.fromEntries([...common, ...ids].map((id) => [wordOf(id), t(id)]));
    page.setData({ words });
    if (title) wx.setNavigationBarTitle({ title: t(title) });
    page.setData({ ...(await load(shop)), screen: 'ready', failure: '' });
  } catch (error) {
    page.setData({ screen: 'failed', failure: failureText(shop, error) });
  }
}

/** Pages that have led to the login. */
const led = new WeakSet<object>();

/** `show` for pages of members: leads to the login and is shown again after it; who comes back without one goes on back. */
export async function showToMember(...given: Parameters<typeof show>): Promise<void> {
  const [page] = given;
  const { sdk } = shopOf();
  await sdk.start();
  if (sdk.session.state.isMember) {
    led.delete(page);
    return show(...given);
  }
  if (led.delete(page)) wx.navigateBack();
  else {
    led.add(page);
    sdk.navigation.leadToLogin();
  }
}

/** `order.book.submit` is `order_book_submit` in a template, which knows no dots in names. */
const wordOf = (id: MessageId): string => id.replaceAll('.', '_');

/** What to tell a person about a failure: the server's own words, or whether it was the network. */
export function failureText({ sdk }: Shop, error: unknown): string {
  const { t } = sdk.i18n.texts;
  if (!isApiError(error)) return t('app.failed');
  const isUnanswered = error.kind === 'network' || error.kind === 'timeout';
  return error.userMessage || t(isUnanswered ? 'app.networkFailed' : 'app.failed');
}

/** Does what a tap asks for, once at a time; the page's `isBusy` shuts its buttons meanwhile. */
export async function whileBusy(
  page: Shows & { data: { isBusy: boolean } },
  work: (shop: Shop) => Promise<void>,
): Promise<void> {
  if (page.data.isBusy) return;
  const shop = shopOf();
  page.setData({ isBusy: true, problem: '' });
  try {
    await work(shop);
  } catch (error) {
    page.setData({ problem: failureText(shop, error) });
  } finally {
    page.setData({ isBusy: false });
  }
}

/** The text a template's `data-<name>` put on what was tapped. */
export const tapped = (event: WechatMiniprogram.BaseEvent, name: string): string =>
  String(event.currentTarget.dataset[name] ?? '');
