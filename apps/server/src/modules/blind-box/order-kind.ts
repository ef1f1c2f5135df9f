import {
  type BoxUnitState,
  boxesPerOrderMax,
  goodsTypeOfKind,
  orderTypeOfKind,
  type Picture,
} from '@yunyou/contract';
import type { LineRequest, OrderKind, PlannedLine, UnitProgress, UnitsOf } from '../../core/kinds';
import { describedLine, type NumberedRequest } from '../../core/lines';
import { unitAmounts } from '../../core/pricing';
import type { Tx } from '../../database/connect';
import { badInput, notFound, refuse } from '../../http/refusal';
import { blindBoxInvariants } from './invariants';
import { dayStart, expectWithinLimits } from './limits';
import { boughtBoxes } from './limits-store';
import { type BoxForSale, boxesForSale } from './set-store';
import { giveUnitsBack, insertUnits, type UnitRow, unitsOfLines, unitsToPayBack } from './units-store';

interface BoxLineRequest extends LineRequest {
  kind: 'box';
}

/** What a line of boxes keeps. */
export interface BoxLineDetail {
  picture: Picture;
  /** As they were when it was planned. */
  available: number;
  min: number;
  max: number;
}

interface Facts {
  toOpen: number;
  opened: number;
}

const idsOf = (lines: readonly { id: string }[]): string[] => lines.map(({ id }) => id);
const unitOf = (units: readonly UnitRow[], lineId: string, unit: number) =>
  units.find((one) => one.line_id === lineId && one.unit === unit);

/** Blind boxes in the order engine: paid first, then opened one by one. */
export const boxKind: OrderKind<BoxLineRequest, BoxLineDetail> = {
  kind: 'box',
  orderType: orderTypeOfKind.box,

  async plan({ db }, lines) {
    const sets = await boxesForSale(
      db,
      lines.map(({ request }) => request.productId),
    );
    return lines.map(({ request, index }) => {
      const set = sets.find(({ activeId }) => activeId === request.productId);
      if (!set) throw notFound();
      expectNamed(set, { request, index });
      return lineOf(set, request.quantity);
    });
  },

  soldOut: (missed) => refuse('activitySoldOut', { detail: { available: missed[0]?.left ?? 0 } }),

  async limit(tx, memberId, lines, nowMs) {
    const bought = await boughtBoxes(tx, memberId, dayStart(nowMs));
    for (const { quantity, unitPriceFen: priceFen } of lines)
      expectWithinLimits(bought, { quantity, priceFen }, 0);
  },

  async fulfil(tx, lines, { nowMs }) {
    const paid = lines.map(({ id, paid_fen, quantity }) => ({
      lineId: id,
      unitsFen: unitAmounts(paid_fen, quantity),
    }));
    await insertUnits(tx, paid, nowMs);
  },
  // Boxes need nobody's word.
  confirm: async () => {},

  // Nobody opens a box that a request for its money names.
  freeze: async () => {},
  thaw: async () => {},
  async undo(tx, units, { isUnpaid, nowMs }) {
    if (!isUnpaid) await giveBack(tx, units, nowMs);
  },

  async refundTerms(db, units) {
    const known = await unitsOfLines(db, lineIdsOf(units));
    return units.flatMap(({ line, units: own }) =>
      own.map((unit) => termsOf(line.id, unit, unitOf(known, line.id, unit)?.state)),
    );
  },

  async progress(db, lines) {
    const units = await unitsOfLines(db, idsOf(lines));
    return lines.map(({ id, quantity }) =>
      Array.from({ length: quantity }, (_, unit): UnitProgress => {
        const state = unitOf(units, id, unit)?.state ?? 'paid';
        return state === 'paid' ? 'open' : 'over';
      }),
    );
  },
  // What is not opened in time is paid back, see `expiredBack`.
  lapse: async () => {},
  async expiredBack(db, lines, nowMs) {
    const due = await unitsToPayBack(db, idsOf(lines), nowMs);
    return due.map(({ line_id, unit, state }) => termsOf(line_id, unit, state));
  },
  expiredReason: 'boxUnopened',
  invariants: blindBoxInvariants,

  async facts(db, lines) {
    const units = await unitsOfLines(db, idsOf(lines));
    const many = (id: string, state: BoxUnitState) =>
      units.filter((one) => one.line_id === id && one.state === state).length;
    return new Map(
      lines.map(({ id }): [string, Facts] => [id, { toOpen: many(id, 'paid'), opened: many(id, 'opened') }]),
    );
  },

  describe(line, { title, specText }, facts) {
    const { toOpen = 0, opened = 0 } = (facts.get(line.id) ?? {}) as Partial<Facts>;
    return {
      kind: 'box',
      goodsType: goodsTypeOfKind.box,
      ...describedLine(line, { title, specText }),
      picture: line.detail.picture,
      toOpen,
      opened,
    };
  },

  describeQuote: (line, paidFen, locale) => ({
    kind: 'box',
    goodsType: goodsTypeOfKind.box,
    productId: line.productId,
    quantity: line.quantity,
    unitPriceFen: line.unitPriceFen,
    paidFen,
    title: line.title[locale],
    specText: line.specText[locale],
    picture: line.detail.picture,
    supplierId: line.supplierId,
    available: line.detail.available,
    min: line.detail.min,
    max: line.detail.max,
  }),
};

const lineIdsOf = (units: readonly UnitsOf[]) => idsOf(units.map(({ line }) => line));

/** Boxes are sold in their activity and nowhere else. */
function expectNamed({ activeId }: BoxForSale, { request, index }: NumberedRequest<BoxLineRequest>): void {
  const field = `lines.${index}.activity.activeId`;
  if (request.activity?.activeId !== activeId) throw badInput([{ field, reason: 'Of another product' }]);
}

function lineOf(set: BoxForSale, quantity: number): PlannedLine<BoxLineDetail> {
  const { activeId, name, picture, supplierId, activityProductId, priceFen, left } = set;
  const available = Math.max(0, left);
  return {
    ...{ kind: 'box', productId: activeId, variantId: '', supplierId, categoryIds: [], quantity },
    ...{ unitPriceFen: priceFen, firstSlot: '', endSlot: '', people: [], needsConfirmation: false },
    holds: [{ poolId: activityProductId, slot: '', perUnit: 1, left }],
    title: name,
    specText: { 'zh-Hans': '', en: '' },
    order: { title: name, picture, topics: {} },
    detail: { picture, available, min: 1, max: Math.min(boxesPerOrderMax, available) },
  };
}

/** What was opened meanwhile goes back never. */
async function giveBack(tx: Tx, units: readonly UnitsOf[], nowMs: number): Promise<void> {
  const wanted = units.reduce((sum, { units: own }) => sum + own.length, 0);
  if ((await giveUnitsBack(tx, units, nowMs)) < wanted) throw refuse('boxOpened');
}

const termsOf = (lineId: string, unit: number, state: BoxUnitState = 'paid') => ({
  ...{ lineId, unit, feePercent: 0, steps: [] },
  approval: 'auto' as const,
  refusal: state === 'opened' ? ('boxOpened' as const) : null,
});
