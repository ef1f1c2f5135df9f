import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

/** All texts of a language as they are written. */
function textsOf(locale: 'zh-Hans' | 'en'): Record<string, string> {
  const folder = fileURLToPath(new URL(`../messages/${locale}/`, import.meta.url));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.json'),
  );
  return Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(folder + file, 'utf8'))));
}

const zh = textsOf('zh-Hans');
const en = textsOf('en');

// The product's words (docs/product.md, sections 5, 8 and 9), written down a second time on purpose.
// conformance: ERR-04, BIZ-04
describe('the words the product prescribes', () => {
  it.each([
    ['app.loginExpired', '登录失效，请重新登录'],
    ['contacts.added', '添加成功'],
    ['contacts.edited', '编辑成功'],
    ['contacts.deleted', '删除成功'],
    ['goods.cart.failed', '添加失败'],
    ['session.auth.failed', '授权失败'],
    ['session.auth.cancelled', '取消授权'],
    ['session.login.failed', '登录失败'],
    ['session.login.otherPhone', '登录失败,该账号已绑定其他手机号'],
    ['session.bind.failed', '绑定失败'],
    ['components.loadMore.more', '加载更多'],
    ['components.loadMore.loading', '正在加载...'],
    ['components.loadMore.done', '没有更多了'],
    ['ui.confirm', '确认'],
    ['ui.cancel', '取消'],
    ['components.rules.title', '活动规则'],
    ['components.rules.agree', '我已阅读并同意'],
  ])('%s is %s', (id, text) => {
    expect(zh[id]).toBe(text);
  });

  it.each([
    ['components.code.get', 'Get verification code'],
    ['components.code.wait', 'Retry in {seconds} seconds'],
    ['components.code.again', 'Retry'],
    ['subscription.reminder', 'Subscription reminder'],
  ])('%s is %s in English', (id, text) => {
    expect(en[id]).toBe(text);
  });

  it.each([
    ['components.loadMore.done', 'No more results'],
    ['order.book.contactMobileHint', 'We send order messages to this number'],
    ['order.stay.way', 'Directions'],
    ['ticket.traveller.perTicket', 'Every visitor by their real name'],
  ])('%s is English as it is spoken: %s', (id, text) => {
    expect(en[id]).toBe(text);
  });

  // conformance: VAL-01
  it('say why a traveller cannot go, and that nobody was asked twice', () => {
    expect(en['contacts.check']).toBe(
      '{code, select, 1 {ID document does not meet requirements, please choose again} ' +
        '2 {age does not meet requirements, please choose again} other {gender wrong, please choose again}}',
    );
    expect(zh['subscription.problem']).toContain('refused {用户拒绝订阅}');
  });
});

describe('an order’s status', () => {
  const words = (text: string | undefined): Record<string, string> =>
    Object.fromEntries([...(text ?? '').matchAll(/(\w+) \{([^{}]*)\}/g)].map(([, key, word]) => [key, word]));

  it.each([
    ['zh-Hans', zh, ['待确认', '待消费', '交易完成', '交易失败', '待付款', '退款中', '交易关闭']],
    ['en', en, ['To be confirmed', 'To be used', 'Complete', 'Failed', 'Unpaid', 'Refunding', 'Closed']],
  ])(
    'has one word in %s wherever it is named',
    (_, texts, [confirm, use, complete, failed, unpaid, refunding, closed]) => {
      expect(words(texts['order.status'])).toEqual({
        0: confirm,
        1: use,
        2: complete,
        3: failed,
        4: unpaid,
        5: refunding,
        other: closed,
      });
      expect(words(texts['member.me.orderStatus'])).toEqual({
        0: confirm,
        1: use,
        4: unpaid,
        other: complete,
      });
    },
  );
});
