import type { FreightFee, FreightTemplate, PriceLine } from './input';

/** Lines of an order that travel by one template, with its fee to the address. */
export interface Parcel {
  templateId: string;
  indexes: number[];
  pieces: number;
  /** Null when it is not delivered there. */
  rule: FreightFee | null;
  refusal: string | null;
  /** What it costs alone, and what it costs beside a dearer one; fen. */
  feeFen: number;
  besideFen: number;
}

/** Groups the shipped lines of every order by template and reads the fee for the adcode. */
export function parcelsOf(
  lines: readonly PriceLine[],
  orderLines: ReadonlyMap<string, readonly number[]>,
  templates: readonly FreightTemplate[],
  adcode: string,
): Map<string, Parcel[]> {
  const parcels = new Map<string, Parcel[]>();
  for (const [orderKey, indexes] of orderLines) {
    const byTemplate = new Map<string, number[]>();
    for (const index of indexes) {
      const templateId = lines[index]?.freight?.templateId;
      if (templateId === undefined) continue;
      byTemplate.set(templateId, [...(byTemplate.get(templateId) ?? []), index]);
    }
    parcels.set(
      orderKey,
      [...byTemplate].map(([templateId, inside]) => {
        const template = templates.find((one) => one.id === templateId);
        return parcelOf(templateId, template, inside, lines, adcode);
      }),
    );
  }
  return parcels;
}

function parcelOf(
  templateId: string,
  template: FreightTemplate | undefined,
  indexes: number[],
  lines: readonly PriceLine[],
  adcode: string,
): Parcel {
  const inside = indexes.flatMap((index) => lines[index] ?? []);
  const pieces = inside.reduce((sum, line) => sum + line.quantity, 0);
  const grams = inside.reduce((sum, line) => sum + (line.freight?.weightGram ?? 0) * line.quantity, 0);
  const found = template ? freightRuleFor(template, adcode) : { rule: null, refusal: null };
  const { rule } = found;
  const amount = template?.chargeBy === 'weight' ? grams : pieces;
  return {
    templateId,
    indexes,
    pieces,
    ...found,
    feeFen: rule ? rule.firstFen + stepsOf(amount - rule.firstAmount, rule) * rule.stepFen : 0,
    besideFen: rule ? stepsOf(amount, rule) * rule.stepFen : 0,
  };
}

const stepsOf = (amount: number, rule: FreightFee): number =>
  amount > 0 ? Math.ceil(amount / Math.max(1, rule.stepAmount)) : 0;

/** Regions beyond the customs border: delivered to only when a rule names them. */
const bySpecialRule = ['71', '81', '82'];

/** The template's fee for an adcode: refusals first, then the longest prefix, then the default; no rule is a refusal. */
export function freightRuleFor(
  template: FreightTemplate,
  adcode: string,
): { rule: FreightFee | null; refusal: string | null } {
  const longest = (codes: readonly string[]) =>
    Math.max(0, ...codes.filter((code) => adcode.startsWith(code)).map((code) => code.length));
  const refused = template.refused.find((one) => longest(one.regionCodes) > 0);
  if (refused) return { rule: null, refusal: refused.reason };
  let best: FreightFee | null = null;
  let length = 0;
  for (const rule of template.rules) {
    const fit = longest(rule.regionCodes);
    if (fit > length) {
      best = rule;
      length = fit;
    }
  }
  const fallback = bySpecialRule.includes(adcode.slice(0, 2)) ? null : template.defaultRule;
  return { rule: best ?? fallback, refusal: null };
}
