import type { ActivityRule } from '@yunyou/contract';
import type { Texts } from '@yunyou/i18n';

/** A share that is taken off, as the language counts it: 8 of ten in Chinese, 20 percent in English. */
const shareOf = ({ locale }: Texts, offPercent: number): number =>
  locale === 'zh-Hans' ? (100 - offPercent) / 10 : offPercent;

type Tiers = Extract<ActivityRule, { kind: 'tiers' }>;

function tierText(texts: Texts, measure: Tiers['measure'], tier: Tiers['tiers'][number]): string {
  const { t, money } = texts;
  const { threshold, offFen, offPercent } = tier;
  const value = offPercent === null ? undefined : shareOf(texts, offPercent);
  if (measure === 'pieces') {
    return value === undefined
      ? t('activity.piecesFen', { count: threshold, off: money(offFen ?? 0) })
      : t('activity.piecesPercent', { count: threshold, value });
  }
  const from = money(threshold);
  return value === undefined
    ? t('activity.tierFen', { from, off: money(offFen ?? 0) })
    : t('activity.tierPercent', { from, value });
}

/** What an activity does to a price, in words: one text per step. */
export function ruleTexts(texts: Texts, rule: ActivityRule): string[] {
  const { t, money } = texts;
  switch (rule.kind) {
    case 'tiers':
      return rule.tiers.map((tier) => tierText(texts, rule.measure, tier));
    case 'every':
      return [
        t('activity.every', {
          from: money(rule.thresholdFen),
          off: money(rule.offFen),
          most: money(rule.offFen * rule.maxTimes),
        }),
      ];
    case 'perPiece':
    case 'perOrder': {
      const words = t(rule.kind === 'perPiece' ? 'activity.perPiece' : 'activity.perOrder', {
        off: money(rule.offFen),
      });
      return [rule.firstOrderOnly ? t('activity.firstOrder', { words }) : words];
    }
    case 'promotion':
      return [
        rule.piecesPerOrder === null
          ? t('activity.promotion')
          : t('activity.promotionPieces', { count: rule.piecesPerOrder }),
      ];
    case 'addOn':
      return [t('activity.addOn', { from: money(rule.thresholdFen), count: rule.maxPieces })];
    // Its price stands beside each of its products.
    case 'ownPrice':
      return [];
  }
}

/** The same in one line. */
export const ruleText = (texts: Texts, rule: ActivityRule): string =>
  ruleTexts(texts, rule).join(texts.t('components.listSeparator'));
