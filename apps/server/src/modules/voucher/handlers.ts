import { appointmentStatus, linkMissesPerMinute } from '@yunyou/contract';
import { findOrCountMiss } from '../../http/misses';
import { refuse } from '../../http/refusal';
import type { HandlersFor } from '../../http/request-context';
import { passedOnBy } from './link-store';
import { statusNow } from './pass-on';
import { productOfLine, usedAtOf } from './product-of-line';

/** A service, or a room's hotel, is called like its order. */
const titleOf = (title: string, productName: string | null): string =>
  productName === null || productName === title ? title : `${title} · ${productName}`;

export const voucher: HandlersFor<'voucher'> = {
  /** What others are told of a voucher: nothing of who bought it, for whom, or for how much. */
  async shared(request, { t }) {
    const { db, clock, kinds, locale } = request;
    const nowMs = clock.now();
    const found = await findOrCountMiss(request, 'voucher.missed', linkMissesPerMinute, () =>
      passedOnBy(db, t),
    );
    const { link, voucher: row, line } = found;
    if (link.taken_back_ms !== null) throw refuse('linkOver');
    const status = statusNow(row, nowMs);
    const isUsable = status === appointmentStatus.toBeUsed;
    const usedAt = await usedAtOf({ db, kinds }, line);
    return {
      code: isUsable && !row.frozen ? row.code : null,
      status,
      frozen: row.frozen,
      title: titleOf(found.title[locale], found.productName[locale]),
      product: productOfLine(line, usedAt),
      firstDay: row.first_day,
      lastDay: row.last_day,
      places: (usedAt?.places ?? []).map(({ name, address }) => ({
        name: name[locale],
        address: address[locale],
      })),
      usedAtMs: row.used_ms,
      uses: row.uses,
      usesLeft: isUsable || status === appointmentStatus.ticketNotIssued ? row.uses - row.used_times : 0,
      expiresAtMs: link.expires_ms,
      checkedAtMs: nowMs,
    };
  },
};
