import { cardEntriesDays } from '@yunyou/contract';
import { maskName } from '@yunyou/validators';
import { notFound } from '../../http/refusal';
import type { HandlersFor } from '../../http/request-context';
import { cell } from '../../security/data-protection';
import { activate } from './activate';
import { applicationView, isMeant } from './application-view';
import { applicationOfMember, applicationsOfMember } from './applications-store';
import { bind } from './bind';
import { entriesOf } from './entries-store';
import { entryCode } from './entry-secrets';
import { withdrawApplication } from './examine';
import { cardOfMember } from './holders-store';
import { face, facePicture, facePolicy } from './portraits';
import { placesByIds } from './shown-store';

type HolderCalls = Pick<
  HandlersFor<'annualCard'>,
  | 'entryCode'
  | 'entries'
  | 'bind'
  | 'facePolicy'
  | 'activate'
  | 'query'
  | 'examine'
  | 'withdrawApplication'
  | 'face'
  | 'facePicture'
>;

const DEFAULT_SIZE = 20;
const DAY_MS = 86_400_000;
/** Nobody has handed in more than this. */
const MOST = 500;

const pageOf = <One>(records: One[], total: number, { page, size }: { page: number; size: number }) => ({
  ...{ records, total, size, current: page, pages: Math.ceil(total / size) },
});

export const holderHandlers: HolderCalls = {
  entryCode,
  bind,
  facePolicy,
  activate,
  face,
  facePicture,

  async entries({ db, clock, protection, memberId, locale }, { cardId, page = 1, size = DEFAULT_SIZE }) {
    await cardOfMember(db, memberId, cardId);
    const sinceMs = clock.now() - cardEntriesDays * DAY_MS;
    const { entries, total } = await entriesOf(db, cardId, { sinceMs, page, size });
    const places = await placesByIds(db, [...new Set(entries.map(({ spot_id }) => spot_id))]);
    const records = entries.map((one) => ({
      ...{
        id: one.id,
        personId: one.person_id,
        spotId: one.spot_id,
        spotName: places.get(one.spot_id)?.name[locale] ?? '',
      },
      personName: maskName(
        protection.decrypt(one.name_cipher, cell('card_persons', 'name_cipher', one.person_id)),
      ),
      ...{ day: one.day, way: one.way, gate: one.gate, atMs: one.at_ms, outcome: one.outcome },
      refusal: one.refusal?.[locale] ?? null,
    }));
    return pageOf(records, total, { page, size });
  },

  // Names are encrypted: what a member has handed in is read and looked through here.
  async query({ db, protection, memberId, locale }, { keyword = '', status, page = 1, size = DEFAULT_SIZE }) {
    const all = await applicationsOfMember(db, memberId, { status, limit: MOST });
    const meant = all.filter((one) => isMeant(protection, one, keyword));
    const records = meant
      .slice((page - 1) * size, page * size)
      .map((one) => applicationView(protection, one, locale));
    return pageOf(records, meant.length, { page, size });
  },

  async examine({ db, clock, protection, memberId, locale }, { id }) {
    const row = await applicationOfMember(db, memberId, id);
    if (!row) throw notFound();
    return {
      application: applicationView(protection, row, locale),
      ...{ personStatus: row.person_status, cardStatus: row.card_status },
      ...{ firstDay: row.first_day, lastDay: row.last_day, nowMs: clock.now() },
    };
  },

  async withdrawApplication({ tx, clock, memberId }, { id }) {
    return { personStatus: await withdrawApplication(tx, { memberId, nowMs: clock.now() }, id) };
  },
};
