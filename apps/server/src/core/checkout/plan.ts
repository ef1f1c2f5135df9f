import {
  type BreakdownRow,
  type Contact,
  checkoutMaxShops,
  type LocalizedText,
  type OrderType,
} from '@yunyou/contract';
import type { Queries } from '../../database/connect';
import { badInput, refuse } from '../../http/refusal';
import {
  byKind,
  type LineRequest,
  type MissedUnits,
  type NumberedRequest,
  type OrderKinds,
  type PlannedLine,
} from '../kinds';
import { type LineAdjustment, price } from '../pricing';

export interface PlanDeps {
  db: Queries;
  kinds: OrderKinds;
  nowMs: number;
  memberId: string;
  people: readonly Contact[];
}

/** A planned line with its price. */
export interface PlanLine {
  planned: PlannedLine;
  /** Which of the checkout's orders it belongs to. */
  orderKey: string;
  grossFen: number;
  paidFen: number;
  adjustments: LineAdjustment[];
}

export interface PlanOrder {
  key: string;
  supplierId: string;
  orderType: OrderType;
  freightFen: number;
  totalFen: number;
}

/** What is to be bought, checked against the rules of its kinds and priced: one order per shop and type. */
export interface CheckoutPlan {
  lines: PlanLine[];
  orders: PlanOrder[];
  breakdown: { row: BreakdownRow; label: LocalizedText; orderKey: string }[];
  totalFen: number;
}

/**
 * Checks and prices a checkout; quote and create take the same way. `complete`: everything an order needs must be there,
 * people included; without it a person is still choosing.
 */
export async function planCheckout(
  deps: PlanDeps,
  requested: readonly LineRequest[],
  { complete }: { complete: boolean },
): Promise<CheckoutPlan> {
  const { db, kinds, nowMs, memberId } = deps;
  const people = new Map(deps.people.map((contact) => [contact.memberFrequentContactsId, contact]));
  const context = { db, memberId, nowMs, people, complete };
  const numbered: NumberedRequest[] = requested.map((request, index) => ({ index, request }));
  const planned: PlannedLine[] = [];
  for (const { kind, items } of byKind(kinds, numbered, ({ request }) => request.kind)) {
    const own = await kind.plan(context, items);
    for (const [place, { index }] of items.entries()) {
      const line = own[place];
      if (line) planned[index] = line;
    }
  }
  refuseMixed(planned);
  refuseSoldOut(kinds, planned);
  return priced(kinds, planned);
}

/** What is paid where it is used, and what is paid now, are two checkouts. */
function refuseMixed(lines: readonly PlannedLine[]) {
  const index = lines.findIndex(({ payAtDesk }) => Boolean(payAtDesk) !== Boolean(lines[0]?.payAtDesk));
  if (index < 0) return;
  throw refuse('deskMixed', { fields: [{ field: `lines.${index}.productId`, reason: 'refused' }] });
}

/** Lines may draw on the same units: what all of them want of a slot must be there. Taking them decides in the end. */
function refuseSoldOut(kinds: OrderKinds, lines: readonly PlannedLine[]) {
  const wanted = new Map<string, number>();
  for (const [index, line] of lines.entries()) {
    const missed: (MissedUnits & { perUnit: number })[] = [];
    for (const { poolId, slot, perUnit, left } of line.holds) {
      const key = `${poolId} ${slot}`;
      const sum = (wanted.get(key) ?? 0) + perUnit * line.quantity;
      wanted.set(key, sum);
      if (sum > left) missed.push({ poolId, slot, left: Math.max(0, left), perUnit });
    }
    const [first] = missed;
    if (!first) continue;
    const field = { field: `lines.${index}.quantity`, reason: 'sold out' };
    const told = kinds.of(line.kind).soldOut?.(missed);
    throw told
      ? told.at(field)
      : refuse('soldOut', {
          fields: [field],
          detail: { available: Math.floor(first.left / first.perUnit), slot: first.slot },
        });
  }
}

function priced(kinds: OrderKinds, planned: readonly PlannedLine[]): CheckoutPlan {
  const typeOf = (line: PlannedLine) => kinds.of(line.kind).orderType;
  const keyOf = (line: PlannedLine) => `${line.supplierId} ${typeOf(line)}`;
  const shops = new Set(planned.map(({ supplierId }) => supplierId));
  if (shops.size > checkoutMaxShops) {
    throw badInput([{ field: 'lines', reason: `Of at most ${checkoutMaxShops} shops at once` }]);
  }
  const result = price(
    planned.map((line, index) => ({
      key: String(index),
      orderKey: keyOf(line),
      shopId: line.supplierId,
      kind: line.kind,
      productId: line.productId,
      variantId: line.variantId === '' ? null : line.variantId,
      categoryIds: line.categoryIds,
      unitPriceFen: line.unitPriceFen,
      quantity: line.quantity,
      ...(line.payAtDesk && { payAtDesk: true }),
    })),
    [],
    { mode: 'auto' },
  );
  const lines = planned.map((line, index): PlanLine => {
    const own = result.lines[index];
    if (!own) throw new Error('Every line has a price.');
    const { orderKey, grossFen, paidFen, adjustments } = own;
    return { planned: line, orderKey, grossFen, paidFen, adjustments };
  });
  return {
    lines,
    orders: result.orders.map(({ orderKey, shopId, freight, totalFen }) => {
      const first = planned.find((line) => keyOf(line) === orderKey);
      if (!first) throw new Error('An order has lines.');
      return {
        key: orderKey,
        supplierId: shopId,
        orderType: typeOf(first),
        freightFen: freight.paidFen,
        totalFen,
      };
    }),
    breakdown: lines.map((line) => ({
      row: {
        kind: 'line',
        label: (line.planned.label ?? line.planned.title)['zh-Hans'],
        quantity: line.planned.quantity,
        amountFen: line.grossFen,
      },
      label: line.planned.label ?? line.planned.title,
      orderKey: line.orderKey,
    })),
    totalFen: result.totalFen,
  };
}

/** Whether a checkout is paid where it is used: all of its lines are, or none. */
export const isAtDesk = ({ lines }: CheckoutPlan): boolean => lines.every(({ planned }) => planned.payAtDesk);
