import { orderOf } from '../../core/orders/store';
import { snapshotOf, snapshotsOf } from '../../core/snapshots/store';
import type { HandlersFor } from '../../http/request-context';

export const transactionSnapshot: HandlersFor<'transactionSnapshot'> = {
  async list({ db, locale, memberId }, { orderId }) {
    await orderOf(db, memberId, orderId);
    const rows = await snapshotsOf(db, orderId);
    return rows.map(({ id, kind, title, sha256, created_ms }) => ({
      id,
      kind,
      title: title[locale],
      sha256,
      createdAtMs: created_ms,
    }));
  },

  async detail({ db, memberId }, { id }) {
    const { order_id, canonical, sha256, created_ms } = await snapshotOf(db, memberId, id);
    return { id, orderId: order_id, canonical, sha256, createdAtMs: created_ms };
  },
};
