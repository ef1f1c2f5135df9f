import { createHash } from 'node:crypto';
import {
  activityShownDaysAfter,
  type ChannelSource,
  type LocalizedText,
  type RefundRule,
  type TieredRefundRule,
} from '@yunyou/contract';
import { timeWords } from '../../http/rule-words';
import { type RuledBox, rulesOfBox } from './box-rules';
import { type RuledDraw, rulesOfDraw } from './draw-rules';
import type { ActivityRow } from './offers-store';
import { refundWords } from './refund-words';

const DAY_MS = 86_400_000;
/** The version of the rules is so many characters of their hash: the first four bytes. */
const VERSION_LENGTH = 8;

type Shown = Pick<ActivityRow, 'state' | 'starts_ms' | 'ends_ms' | 'warm_up_ms'>;

/** Whether an activity can be looked at: published, and not long before its start. Who took part can do so for ever. */
export const isReadable = (activity: Omit<Shown, 'ends_ms'>, nowMs: number): boolean =>
  activity.state !== 'draft' && nowMs >= activity.starts_ms - activity.warm_up_ms;

/** Whether an activity is shown to everybody: until some days after its end, too. */
export const isShown = (activity: Shown, nowMs: number): boolean =>
  isReadable(activity, nowMs) && nowMs < activity.ends_ms + activityShownDaysAfter * DAY_MS;

/** Whether nothing new is sold of an activity any more. */
export const isOver = (activity: Pick<ActivityRow, 'state' | 'ends_ms'>, nowMs: number): boolean =>
  activity.state === 'withdrawn' || nowMs >= activity.ends_ms;

export const isForChannel = ({ channels }: Pick<ActivityRow, 'channels'>, source: ChannelSource): boolean =>
  channels === null || channels.length === 0 || channels.includes(source);

type Ruled = Pick<ActivityRow, 'rule' | 'starts_ms' | 'ends_ms' | 'organiser' | 'rules'>;

/** What an activity's own fields say of a product, for its rules. */
export interface RuledProduct {
  name: LocalizedText;
  limit_per_member: number;
  /** Null: the product's own. */
  refund_rule: RefundRule | TieredRefundRule | null;
  /** Null for what is not sold to groups. */
  group_needed: number | null;
  group_hours: number | null;
  virtual_completion: boolean;
  /** Null for what is not bargained for. */
  bargain_people: number | null;
}

const both = (zhHans: string, en: string): LocalizedText => ({ 'zh-Hans': zhHans, en });

const REFUNDS = both('退款规则：按商品本身的退款规则', "Refunds: by each product's own rule");

/** Refunds of each product that has a rule of the activity's, and then of the others. */
function refundsOf(products: readonly RuledProduct[]): LocalizedText[] {
  const own = products.flatMap(({ name, refund_rule: rule }) => {
    if (!rule) return [];
    const words = refundWords(rule);
    return [both(`退款规则：${name['zh-Hans']}，${words['zh-Hans']}`, `Refunds of ${name.en}: ${words.en}`)];
  });
  return own.length === products.length && own.length > 0 ? own : [...own, REFUNDS];
}

/** Half of a group, rounded up, is enough for the merchant to give the other seats at its end. */
export const virtualFrom = (needed: number): number => Math.ceil(needed / 2);

/** How groups form, once where it is the same for all products. */
function groupRulesOf(products: readonly RuledProduct[]): LocalizedText[] {
  const words = products.flatMap(({ name, group_needed: n, group_hours: h, virtual_completion }) => {
    if (n === null || h === null) return [];
    const m = virtualFrom(n);
    const given = virtual_completion
      ? both(
          `；到时已有${m}人付款的，缺少的名额由商家补位，照常成团`,
          `; if ${m} have paid by then, the merchant gives the missing seats and the group is complete`,
        )
      : both('', '');
    return [
      {
        name,
        rule: both(
          `${h}小时内满${n}人成团，未成团款项原路退回${given['zh-Hans']}`,
          `${n} people within ${h} hours, otherwise the money goes back the way it came${given.en}`,
        ),
      },
    ];
  });
  return onceWhereSame(words);
}

/** How a price is cut down, once where it is the same for all products. */
function bargainRulesOf(products: readonly RuledProduct[]): LocalizedText[] {
  const words = products.flatMap(({ name, bargain_people: n }) => {
    if (n === null) return [];
    const rule = both(
      `每位好友对同一砍价只能帮砍一次，共需${n}人（含发起人），随机金额之和等于可砍总额`,
      `One help per friend, ${n} people with the starter; the random amounts add up exactly`,
    );
    return [{ name, rule }];
  });
  return onceWhereSame(words);
}

function onceWhereSame(words: readonly { name: LocalizedText; rule: LocalizedText }[]): LocalizedText[] {
  const [first] = words;
  if (first && words.every(({ rule }) => rule.en === first.rule.en)) return [first.rule];
  return words.map(({ name, rule }) =>
    both(`${name['zh-Hans']}：${rule['zh-Hans']}`, `${name.en}: ${rule.en}`),
  );
}

/**
 * The rules of an activity, paragraph by paragraph: put together from its own fields, so that they cannot contradict them, then
 * what the operator says. Activities without prices of their own have the operator's alone. `draw`: what is drawn in it; `box`: what
 * is in its boxes.
 */
export function rulesOf(
  activity: Ruled,
  products: readonly RuledProduct[],
  draw: RuledDraw | null = null,
  box: RuledBox | null = null,
): LocalizedText[] {
  if (activity.rule.kind !== 'ownPrice') return activity.rules;
  const { starts_ms, ends_ms, organiser, rules } = activity;
  const [from, until] = [timeWords(starts_ms), timeWords(ends_ms)];
  const limits = new Set(products.map((product) => product.limit_per_member));
  const limited = products.map(({ name, limit_per_member: n }) =>
    limits.size === 1
      ? both(`限购${n}件`, `At most ${n} for each person`)
      : both(`${name['zh-Hans']}限购${n}件`, `${name.en}: at most ${n} for each person`),
  );
  return [
    both(
      `活动时间${from['zh-Hans']}至${until['zh-Hans']}，以服务器时间为准`,
      `${from.en} to ${until.en} by the server's clock`,
    ),
    ...(organiser
      ? [
          both(
            `主办方${organiser.name['zh-Hans']}，电话${organiser.telephone}`,
            `Organiser: ${organiser.name.en}, telephone ${organiser.telephone}`,
          ),
        ]
      : []),
    // Boxes are limited by the day, all sets together.
    ...(box ? [] : limits.size === 1 ? limited.slice(0, 1) : limited),
    ...groupRulesOf(products),
    ...bargainRulesOf(products),
    ...(box ? rulesOfBox(box) : draw ? rulesOfDraw(draw) : refundsOf(products)),
    ...rules,
  ];
}

/** Changes with any of the rules, in either language. */
export function rulesVersionOf(rules: readonly LocalizedText[]): string {
  const text = [rules.map((rule) => rule['zh-Hans']), rules.map(({ en }) => en)].flat().join('\n');
  return createHash('sha256').update(text, 'utf8').digest('hex').slice(0, VERSION_LENGTH);
}
