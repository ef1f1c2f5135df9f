import { internationalType } from '@yunyou/contract';
import { badInput } from '../../http/refusal';
import type { HandlersFor } from '../../http/request-context';
import { withCleanHtml } from '../hotel/hotel-html';
import { fieldsOf, orderTextsOf } from './store';

const MAX_IDS = 100;

function idsOf(field: string, joined: string): string[] {
  const ids = [...new Set(joined.split(',').filter(Boolean))];
  if (ids.length === 0 || ids.length > MAX_IDS) throw badInput([{ field, reason: `1 to ${MAX_IDS} ids` }]);
  return ids;
}

export const international: HandlersFor<'international'> = {
  async selectList({ db }, { type, tableIds }) {
    const rows = await fieldsOf(db, type, idsOf('tableIds', tableIds));
    const isHotel = type === internationalType.hotel;
    return rows.map(({ table_id, data }) => ({
      tableId: table_id,
      data: isHotel ? withCleanHtml(data) : data,
    }));
  },

  async orderFields({ db, memberId }, { ordersIds }) {
    const rows = await orderTextsOf(db, memberId, idsOf('ordersIds', ordersIds));
    return rows.map((row) => ({ dataId: row.id, data: JSON.stringify(row.snapshot_en) }));
  },
};
