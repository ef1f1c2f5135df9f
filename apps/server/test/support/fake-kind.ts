import { type OrderLine, orderTypeOfKind, type ProductKind, type QuoteLine } from '@yunyou/contract';
import { sql } from 'kysely';
import type { LineRequest, OrderKind, UnitsOf } from '../../src/core/kinds';
import type { Queries, Tx } from '../../src/database/connect';

/** Boats by the hour: a kind of its own, with a table of its own, that the engine has never heard of. */
export const HOUR_FEN = 3_333;
export const BOAT_POOL = 'pool-boats';
/** No name of the contract. */
export const BOAT = 'boat' as ProductKind;
const text = (zh: string, en: string) => ({ 'zh-Hans': zh, en });
const picture = { width: 1, height: 1, color: '#000000', sources: [], alt: text('', '') };

const setState = async (tx: Tx, units: readonly UnitsOf[], state: string): Promise<void> => {
  for (const { line, units: own } of units)
    await sql`update boats set state = ${state} where line_id = ${line.id} and unit in (${sql.join([...own])})`.execute(
      tx,
    );
};

const statesOf = async (db: Queries, lineId: string): Promise<string[]> =>
  (
    await sql<{ state: string }>`select state from boats where line_id = ${lineId} order by unit`.execute(db)
  ).rows.map(({ state }) => state);

export const boatKind: OrderKind<LineRequest, { hours: number }> = {
  kind: BOAT,
  orderType: orderTypeOfKind.cardActivity,
  invariants: [],
  async plan({ db }, lines) {
    const { rows } = await sql<{ left: number }>`
      select total - taken - allotted as "left" from stock where pool_id = ${BOAT_POOL}`.execute(db);
    return lines.map(({ request }) => ({
      kind: BOAT,
      productId: 'boat',
      variantId: '',
      supplierId: 'boat-house',
      categoryIds: [],
      quantity: request.quantity,
      unitPriceFen: HOUR_FEN,
      firstSlot: '',
      endSlot: '',
      holds: [{ poolId: BOAT_POOL, slot: '', perUnit: 1, left: rows[0]?.left ?? 0 }],
      people: [],
      needsConfirmation: false,
      title: text('游船', 'Boat'),
      specText: text('', ''),
      order: { title: text('船屋', 'Boat house'), picture, topics: {} },
      detail: { hours: 1 },
    }));
  },
  async fulfil(tx, lines) {
    for (const { id, quantity } of lines)
      await sql`insert into boats select ${id}, unit, 'ready' from generate_series(0, ${quantity} - 1) unit`.execute(
        tx,
      );
  },
  confirm: async () => {},
  freeze: (tx, units) => setState(tx, units, 'frozen'),
  thaw: (tx, units) => setState(tx, units, 'ready'),
  undo: (tx, units) => setState(tx, units, 'void'),
  refundTerms: async (_, units) =>
    units.flatMap(({ line, units: own }) =>
      own.map((unit) => ({
        lineId: line.id,
        unit,
        refusal: null,
        approval: 'auto',
        feePercent: 10,
        steps: [],
      })),
    ),
  progress: (db, lines) =>
    Promise.all(
      lines.map(async ({ id }) =>
        (await statesOf(db, id)).map((state) => (state === 'ready' ? 'open' : 'over')),
      ),
    ),
  lapse: async () => {},
  describe: (line) => ({ kind: line.kind, title: '游船' }) as unknown as OrderLine,
  describeQuote: (line, paidFen) => ({ ...line, paidFen }) as unknown as QuoteLine,
};
