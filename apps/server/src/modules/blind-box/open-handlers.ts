import { prizeMissesPerMinute, type RequestOf } from '@yunyou/contract';
import { countMiss } from '../../http/misses';
import { notFound } from '../../http/refusal';
import {
  type HandlersFor,
  type IdempotentRequest,
  inTwoSteps,
  type MemberRequest,
  type VisitorRequest,
} from '../../http/request-context';
import { isReadable } from '../activity/shown';
import { currentDay, dayOfDraw } from '../lottery/days';
import { openingSpan } from './days';
import { openBox } from './open';
import { unitOfMember } from './open-store';
import type { UnitRow } from './units-store';
import { ledgerView, setView, unitView } from './view';
import { ledgerOf, setActivity, shownSet, shownUnit, unitsOf } from './view-store';

const DEFAULT_SIZE = 10;

type OpenCalls = Pick<HandlersFor<'blindBox'>, 'detail' | 'mine' | 'open' | 'ledger'>;

/** Refuses what is no set that can be looked at. */
async function expectReadable(
  { db, clock }: Pick<VisitorRequest, 'db' | 'clock'>,
  activeId: string,
): Promise<void> {
  const activity = await setActivity(db, activeId);
  if (!activity || !isReadable(activity, clock.now())) throw notFound();
}

/** Whoever guesses is told that there is no such box, and before long to wait. */
const missed = (request: Pick<MemberRequest, 'db' | 'clock' | 'ip'>) =>
  countMiss(request, 'box.missed', prizeMissesPerMinute);

const pageOf = <One>(records: One[], total: number, { page, size }: { page: number; size: number }) => ({
  ...{ records, total, size, current: page, pages: Math.ceil(total / size) },
});

export const openHandlers: OpenCalls = {
  async detail({ db, clock, locale, protection }, { activeId }) {
    const nowMs = clock.now();
    const shown = await shownSet(db, activeId);
    if (!shown || !isReadable(shown.activity, nowMs)) throw notFound();
    const today = currentDay(openingSpan(shown.activity), nowMs);
    const day = await dayOfDraw(db, { protection, nowMs }, activeId, today);
    return setView(shown, day, { locale, nowMs });
  },

  async mine(request, { activeId, page = 1, size = DEFAULT_SIZE }) {
    const { db, clock, locale, memberId, protection } = request;
    const nowMs = clock.now();
    if (activeId !== undefined) await expectReadable(request, activeId);
    const { units, total } = await unitsOf(db, { memberId, activeId, page, size });
    const records = units.map((one) => unitView(one, { locale, nowMs, protection }));
    return { ...pageOf(records, total, { page, size }), nowMs };
  },

  open: inTwoSteps(
    async (request: MemberRequest, { unitId }: RequestOf<'blindBox', 'open'>) => {
      // A miss counts although nothing comes of the call.
      const unit = await unitOfMember(request.db, { memberId: request.memberId, unitId });
      if (!unit) throw await missed(request);
      return unit;
    },
    async (
      request: IdempotentRequest,
      { unitId, ...asked }: RequestOf<'blindBox', 'open'>,
      unit: UnitRow,
    ) => {
      const { tx, clock, locale, protection } = request;
      const nowMs = clock.now();
      const standing = await openBox(tx, { ...request, nowMs }, { ...asked, unit });
      const opened = await shownUnit(tx, unitId);
      if (!opened) throw notFound();
      return {
        unit: unitView(opened.shown, { locale, nowMs, protection }),
        ...{ toOpen: opened.toOpen, ...standing, nowMs },
      };
    },
  ),

  async ledger(request, { activeId, page = 1, size = DEFAULT_SIZE }) {
    await expectReadable(request, activeId);
    const { entries, total } = await ledgerOf(request.db, { activeId, page, size });
    return pageOf(
      entries.map((entry) => ledgerView(entry, request.locale)),
      total,
      { page, size },
    );
  },
};
