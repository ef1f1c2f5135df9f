import type { LocalizedText, RefundRule, TieredRefundRule } from '@yunyou/contract';

const both = (zhHans: string, en: string): LocalizedText => ({ 'zh-Hans': zhHans, en });

/** What is kept of what goes back. */
const feeWords = (percent: number): LocalizedText =>
  percent === 0
    ? both('免费退', 'free of charge')
    : both(`可退，手续费${percent}%`, `for a fee of ${percent}%`);

/** A deadline, by the day that something is used on. */
function deadlineWords(daysBefore: number, time: string | null): LocalizedText {
  const at = time ?? '00:00';
  if (daysBefore === 0) return both(`使用当日${at}前`, `until ${at} on the day of use`);
  return both(
    `使用前${daysBefore}天${at}前`,
    `until ${at}, ${daysBefore} ${daysBefore === 1 ? 'day' : 'days'} before use`,
  );
}

const kept = (
  when: LocalizedText,
  { keep, feePercent }: Pick<TieredRefundRule['tiers'][number], 'keep' | 'feePercent'>,
): LocalizedText => {
  if (keep === 'firstNight') return both(`${when['zh-Hans']}扣首晚房费`, `${when.en}, less the first night`);
  const fee = feeWords(keep === 'none' ? 0 : feePercent);
  return both(`${when['zh-Hans']}${fee['zh-Hans']}`, `${when.en} ${fee.en}`);
};

/** A refund rule of something that an activity sells. */
export function refundWords(rule: RefundRule | TieredRefundRule): LocalizedText {
  if (rule.kind === 'none') return both('不可退', 'no refund');
  const parts =
    'tiers' in rule
      ? rule.tiers.map((tier) => kept(deadlineWords(tier.daysBefore, tier.time), tier))
      : [
          kept(
            rule.kind === 'until'
              ? deadlineWords(rule.daysBefore ?? 0, rule.time)
              : both('使用前', 'before use'),
            { keep: 'percent', feePercent: rule.feePercent },
          ),
        ];
  return both(parts.map((part) => part['zh-Hans']).join('，'), parts.map(({ en }) => en).join('; '));
}
