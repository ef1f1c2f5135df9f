import { linkKind, linkMissesPerMinute, timeStatus } from '@yunyou/contract';
import { findOrCountMiss } from '../../http/misses';
import { refuse } from '../../http/refusal';
import type { HandlersFor } from '../../http/request-context';
import { shownBlocks } from './blocks';
import { followCode, isCode } from './jump-store';
import { linkKindOf } from './link-kind';

export const jump: HandlersFor<'jump'> = {
  async resolve(request, { code }) {
    const { db, clock, locale } = request;
    const nowMs = clock.now();
    const { row } = await findOrCountMiss(request, 'jump.missed', linkMissesPerMinute, async () => {
      const followed = await followCode(db, code, nowMs);
      return followed || (await isCode(db, code)) ? { row: followed } : undefined;
    });
    if (!row) throw refuse('linkOver');
    const kind = linkKindOf(row.target);
    const { mode, share } = row;
    return {
      code,
      kind,
      target: kind === linkKind.invalid ? '' : row.target.trim(),
      activeId: row.active_id,
      title: row.title[locale],
      subtitle: row.subtitle[locale],
      picture: row.picture,
      buttonText: row.button_text[locale],
      auto: row.auto,
      startsAtMs: row.starts_ms,
      endsAtMs: row.ends_ms,
      timeStatus: nowMs < row.starts_ms ? timeStatus.notStarted : timeStatus.ongoing,
      mode,
      // What is shown from its start on is nobody's before.
      blocks: mode === 'show' && nowMs >= row.starts_ms ? await shownBlocks(request, row.blocks) : [],
      share: share && { title: share.title[locale], desc: share.desc[locale], imgUrl: share.imgUrl },
      nowMs,
    };
  },
};
