import {
  applicationsPerUnit,
  type BusinessRule,
  merchantSideReasons,
  type OrderStatus,
  orderStatus,
  paymentStatus,
  type RefundApproval,
  type RefundReason,
  refundablePayDays,
} from '@yunyou/contract';
import type { Queries } from '../../database/connect';
import { badInput, refuse } from '../../http/refusal';
import { byKind, type OrderKinds, type StoredLine, type UnitTerms } from '../kinds';
import { linesOf, type OrderRow } from '../orders/store';
import { feeOf, unitAmounts } from '../pricing/units';
import { refuseBrokenBundles } from './bundle-rules';
import { type UnitHistory, unitHistory } from './store';

const DAY_MS = 86_400_000;
/** A quote stands at least so long, unless the fee changes before. */
const QUOTE_LIFE_MS = 15 * 60_000;

/** Units of a line that are to go back: by their numbers, or so many of those that are left, the first one first. */
export interface WantedUnits {
  lineId: string;
  units?: readonly number[] | undefined;
  quantity?: number | undefined;
}

export interface QuotedItem {
  lineId: string;
  units: number[];
  amountFen: number;
  feeFen: number;
}

/** One unit of a quoted refund, fen. */
export interface QuotedUnit {
  lineId: string;
  unit: number;
  amountFen: number;
  feeFen: number;
  /** Only a part of the unit goes back, and the unit goes on; default all of it. */
  partial?: boolean;
}

/** How units are asked for; a reason on the merchant's side opens what rules keep shut. */
export interface AskedHow {
  /** Default: what the units allow. */
  kind?: AskedKind | undefined;
  reasonCode?: RefundReason | undefined;
}

export type AskedKind = 'onlyRefund' | 'returnAndRefund';

export interface QuotedRefund {
  kind: AskedKind;
  /** No rule allows some of it: the merchant is asked all the same. */
  isException: boolean;
  /** Some of it goes back only for a reason on the merchant's side. */
  needsMerchantSide: boolean;
  items: QuotedItem[];
  units: QuotedUnit[];
  /** What goes back: the units without their fees, and freight. */
  amountFen: number;
  feeFen: number;
  freightFen: number;
  approval: RefundApproval;
  steps: { atMs: number; feeFen: number | null }[];
  validUntilMs: number;
  /** Nothing of the order is left with it. */
  isWhole: boolean;
  lines: StoredLine[];
}

/** From these an order's parts may be given back. */
const REFUNDABLE: readonly OrderStatus[] = [
  orderStatus.pendingConfirmation,
  orderStatus.pendingConsumption,
  orderStatus.complete,
  orderStatus.refunding,
];

/** Whether something of an order may still go back: its status, and how old its payment is. */
export const isStillOpen = (order: Pick<OrderRow, 'status' | 'paid_ms'>, nowMs: number): boolean =>
  REFUNDABLE.includes(order.status) &&
  (order.paid_ms === null || nowMs - order.paid_ms <= refundablePayDays * DAY_MS);

/**
 * What would go back for units of an order. The same code quotes and, under the order's lock, executes. Refuses with the
 * rule that a unit, the order or its payment stands against.
 */
export async function quoteRefund(
  db: Queries,
  { kinds, nowMs }: { kinds: OrderKinds; nowMs: number },
  order: OrderRow,
  wanted: readonly WantedUnits[],
  how: AskedHow = {},
): Promise<QuotedRefund> {
  if (!REFUNDABLE.includes(order.status)) {
    throw refuse('refundNotAllowed', { detail: { status: order.status } });
  }
  refuseHeldBack(order);
  if (!isStillOpen(order, nowMs)) throw refuse('payTooOld');
  const lines = await linesOf(db, [order.id]);
  const history = await unitHistory(
    db,
    lines.map(({ id }) => id),
  );
  const { isGone } = history;
  const chosen = wanted.map((item, index) => chosenUnits(lines, item, index, isGone));
  refuseTwice(chosen);
  refuseTooOften(chosen, history);
  const left = lines.flatMap((line) =>
    Array.from({ length: line.quantity }, (_, unit) => unit).filter((unit) => !isGone(line.id, unit)),
  ).length;
  const isWhole = chosen.reduce((sum, { units }) => sum + units.length, 0) === left;
  // What the merchant has not confirmed goes back whole, without a fee and without asking.
  const isUnconfirmed = order.status === orderStatus.pendingConfirmation;
  if (isUnconfirmed && !isWhole) throw refuse('partialNotYet');
  if (!isUnconfirmed) await refuseBrokenBundles({ db, kinds, nowMs }, lines, chosen, isGone);
  const ruled = isUnconfirmed ? freeTerms(chosen) : await termsOf(db, kinds, chosen, nowMs);
  const terms = ruled.map((one) => (isOpened(one, how) ? openedTerms(one) : one));
  const problem = (one: UnitTerms, rule: BusinessRule) => {
    const index = wanted.findIndex(({ lineId }) => lineId === one.lineId);
    return refuse(rule, {
      fields: [{ field: `items.${index}.lineId`, reason: 'refused' }],
      detail: { lineId: one.lineId, unit: one.unit },
      text: one.refusalText,
    });
  };
  const refused = terms.find(({ refusal }) => refusal !== null);
  if (refused?.refusal) throw problem(refused, refused.refusal);
  const kind = how.kind ?? kindOf(terms[0]);
  const other = terms.find((one) => kindOf(one) !== kind);
  if (other) throw problem(other, 'refundNotAllowed');
  await refuseLeftAddOns({ db, kinds, nowMs }, lines, chosen, isGone);
  const isMerchantSide = how.reasonCode !== undefined && merchantSideReasons.includes(how.reasonCode);
  return totals(order, lines, terms, {
    kind,
    isWhole,
    nowMs,
    isFreightBack:
      isWhole &&
      left === countUnits(lines) &&
      (isMerchantSide || !terms.some(({ keepsFreight }) => keepsFreight)),
    needsMerchant: await kinds.papers.needMerchant(db, order.id),
  });
}

/** What is held back is given back by what holds it alone. */
export function refuseHeldBack({ held_back }: Pick<OrderRow, 'held_back'>): void {
  if (held_back) throw refuse('groupForming');
}

export const kindOf = (terms: UnitTerms | undefined): AskedKind =>
  terms?.returns ? 'returnAndRefund' : 'onlyRefund';

/** Whether the merchant is asked for a unit that no rule gives back. */
function isOpened({ refusal, exception }: UnitTerms, { reasonCode }: AskedHow): boolean {
  if (refusal === null || exception === undefined || reasonCode === undefined) return false;
  return exception === 'any' || merchantSideReasons.includes(reasonCode);
}

const openedTerms = ({ refusalText: _, ...terms }: UnitTerms): UnitTerms => ({
  ...terms,
  refusal: null,
  approval: 'merchant',
  feePercent: 0,
  feeFen: 0,
  steps: [],
});

/** What was added for less goes along with the last of what it was added to, unless it is on its way. */
async function refuseLeftAddOns(
  { db, kinds, nowMs }: { db: Queries; kinds: OrderKinds; nowMs: number },
  lines: readonly StoredLine[],
  chosen: readonly ChosenUnits[],
  isGone: (lineId: string, unit: number) => boolean,
): Promise<void> {
  const isAddOn = ({ detail }: StoredLine) => 'addOnOf' in detail && detail.addOnOf !== null;
  if (!lines.some(isAddOn) || chosen.every(({ line }) => isAddOn(line))) return;
  const staying = lines
    .map((line) => {
      const leaving = chosen.find((one) => one.line.id === line.id)?.units ?? [];
      const all = Array.from({ length: line.quantity }, (_, unit) => unit);
      return { line, units: all.filter((unit) => !isGone(line.id, unit) && !leaving.includes(unit)) };
    })
    .filter(({ units }) => units.length > 0);
  if (staying.length === 0 || staying.some(({ line }) => !isAddOn(line))) return;
  const terms = await termsOf(db, kinds, staying, nowMs);
  const left = staying.filter(({ line }) =>
    terms.some(({ lineId, refusal, returns }) => lineId === line.id && refusal === null && !returns),
  );
  if (left.length > 0)
    throw refuse('addOnGoesAlong', { detail: { lineIds: left.map(({ line }) => line.id) } });
}

const countUnits = (lines: readonly StoredLine[]) => lines.reduce((sum, line) => sum + line.quantity, 0);

interface ChosenUnits {
  line: StoredLine;
  units: number[];
}

function chosenUnits(
  lines: readonly StoredLine[],
  { lineId, units, quantity }: WantedUnits,
  index: number,
  isGone: (lineId: string, unit: number) => boolean,
): ChosenUnits {
  const field = (name: string, reason: string) => badInput([{ field: `items.${index}.${name}`, reason }]);
  const line = lines.find(({ id }) => id === lineId);
  if (!line) throw field('lineId', 'Not a line of this order');
  const all = Array.from({ length: line.quantity }, (_, unit) => unit);
  if (units) {
    if (units.some((unit) => unit >= line.quantity)) throw field('units', 'The line has fewer units');
    if (units.some((unit) => isGone(lineId, unit))) throw refuse('refundOpen', { detail: { lineId } });
    return { line, units: [...units].sort((a, b) => a - b) };
  }
  if (quantity === undefined) throw field('quantity', 'Units or their quantity are needed');
  const free = all.filter((unit) => !isGone(lineId, unit));
  if (quantity > free.length) throw refuse('refundOpen', { detail: { lineId, left: free.length } });
  return { line, units: free.slice(0, quantity) };
}

function refuseTwice(chosen: readonly ChosenUnits[]) {
  const keys = chosen.flatMap(({ line, units }) => units.map((unit) => `${line.id} ${unit}`));
  if (new Set(keys).size < keys.length)
    throw badInput([{ field: 'items', reason: 'A unit stands there twice' }]);
}

/** Pieces can't be held back by asking and withdrawing for ever. */
function refuseTooOften(chosen: readonly ChosenUnits[], { isWorn }: UnitHistory): void {
  const isAnyWorn = chosen.some(({ line, units }) => units.some((unit) => isWorn(line.id, unit)));
  if (isAnyWorn) throw refuse('applicationLimit', { detail: { n: applicationsPerUnit } });
}

const freeTerms = (chosen: readonly ChosenUnits[]): UnitTerms[] =>
  chosen.flatMap(({ line, units }) =>
    units.map((unit) => ({
      lineId: line.id,
      unit,
      refusal: null,
      approval: 'auto' as const,
      feePercent: 0,
      steps: [],
    })),
  );

async function termsOf(
  db: Queries,
  kinds: OrderKinds,
  chosen: readonly ChosenUnits[],
  nowMs: number,
): Promise<UnitTerms[]> {
  const terms: UnitTerms[] = [];
  for (const { kind, items } of byKind(kinds, chosen, ({ line }) => line.kind)) {
    terms.push(...(await kind.refundTerms(db, items, nowMs)));
  }
  return terms;
}

function totals(
  order: OrderRow,
  lines: StoredLine[],
  terms: readonly UnitTerms[],
  {
    kind,
    isWhole,
    nowMs,
    isFreightBack,
    needsMerchant,
  }: {
    kind: AskedKind;
    isWhole: boolean;
    nowMs: number;
    isFreightBack: boolean;
    needsMerchant: boolean;
  },
): QuotedRefund {
  // What is paid where it is used brought no money here.
  const isPaid = order.pay_status !== paymentStatus.unpaid;
  const amounts = new Map(
    lines.map((line) => [line.id, unitAmounts(isPaid ? line.paid_fen : 0, line.quantity)]),
  );
  const paidFor = ({ lineId, unit }: UnitTerms) => amounts.get(lineId)?.[unit] ?? 0;
  const units = terms.map((one) => ({
    lineId: one.lineId,
    unit: one.unit,
    amountFen: paidFor(one),
    feeFen: keptOf(paidFor(one), one),
  }));
  const sum = (key: 'amountFen' | 'feeFen', lineId?: string) =>
    units
      .filter((one) => lineId === undefined || one.lineId === lineId)
      .reduce((total, one) => total + one[key], 0);
  const moments = [...new Set(terms.flatMap(({ steps }) => steps.map(({ atMs }) => atMs)))].sort(
    (a, b) => a - b,
  );
  // Freight goes back with an order that goes back whole, before anything of it was used.
  const freightFen = isFreightBack ? order.freight_fen : 0;
  return {
    kind,
    // With an issued special invoice a silent merchant refuses too.
    isException: needsMerchant || terms.some(({ exception }) => exception !== undefined),
    needsMerchantSide: terms.some(({ needsMerchantSide }) => needsMerchantSide),
    items: [...new Set(units.map(({ lineId }) => lineId))].map((lineId) => ({
      lineId,
      units: units.filter((one) => one.lineId === lineId).map(({ unit }) => unit),
      amountFen: sum('amountFen', lineId),
      feeFen: sum('feeFen', lineId),
    })),
    units,
    amountFen: sum('amountFen') - sum('feeFen') + freightFen,
    feeFen: sum('feeFen'),
    freightFen,
    approval: needsMerchant || terms.some(({ approval }) => approval === 'merchant') ? 'merchant' : 'auto',
    steps: moments.map((atMs) => ({ atMs, feeFen: feeAt(terms, paidFor, atMs) })),
    validUntilMs: Math.min(nowMs + QUOTE_LIFE_MS, ...moments),
    isWhole,
    lines,
  };
}

/** The fee from a later moment on; null when something of it does not go back any more. */
function feeAt(
  terms: readonly UnitTerms[],
  paidFor: (terms: UnitTerms) => number,
  atMs: number,
): number | null {
  let total = 0;
  for (const one of terms) {
    const { feePercent, feeFen } = one.steps.filter((step) => step.atMs <= atMs).at(-1) ?? one;
    if (feePercent === null) return null;
    total += keptOf(paidFor(one), { feePercent, feeFen });
  }
  return total;
}

/** What is kept of a unit: an amount, or a share of it. */
export const keptOf = (
  paidFen: number,
  { feePercent, feeFen }: { feePercent: number; feeFen?: number | undefined },
) => (feeFen === undefined ? feeOf(paidFen, feePercent) : Math.min(paidFen, feeFen));
