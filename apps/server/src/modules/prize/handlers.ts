import { prizeMissesPerMinute } from '@yunyou/contract';
import { settleOwnPrizes } from '../../flows/prizes';
import { countMiss } from '../../http/misses';
import {
  type HandlersFor,
  type IdempotentRequest,
  inTwoSteps,
  type MemberRequest,
} from '../../http/request-context';
import { boxRecordView } from '../blind-box/view';
import { openingOfPrize } from '../blind-box/view-store';
import { recordView } from '../lottery/view';
import { recordOfPrize } from '../lottery/view-store';
import { claimPrizes } from './claim';
import { ownsPrizes, prizeOfMember, prizesOfMember } from './store';
import { prizeView } from './view';

const DEFAULT_SIZE = 10;

/** Whoever guesses is told that there is no such prize, and before long to wait. */
const missed = (request: Pick<MemberRequest, 'db' | 'clock' | 'ip'>) =>
  countMiss(request, 'prize.missed', prizeMissesPerMinute);

export const prize: HandlersFor<'prize'> = {
  async list({ db, clock, locale, memberId }, { status, page = 1, size = DEFAULT_SIZE }) {
    const nowMs = clock.now();
    const { prizes, total } = await prizesOfMember(db, { memberId, status, nowMs, page, size });
    const records = prizes.map((one) => prizeView(one, locale));
    return { records, total, size, current: page, pages: Math.ceil(total / size), nowMs };
  },

  async detail(request, { prizeOfMineId }) {
    const { db, clock, locale, memberId, protection } = request;
    const nowMs = clock.now();
    const shown = await prizeOfMember(db, { memberId, id: prizeOfMineId, nowMs });
    if (!shown) throw await missed(request);
    const record = shown.prize.source === 'draw' ? await recordOfPrize(db, prizeOfMineId) : undefined;
    const draw = record ? recordView(record, { locale, nowMs, protection }) : null;
    const opened = shown.prize.source === 'box' ? await openingOfPrize(db, prizeOfMineId) : undefined;
    const box = opened ? boxRecordView(opened, { locale, nowMs, protection }) : null;
    return { ...prizeView(shown, locale), draw, box, nowMs };
  },

  claim: inTwoSteps(
    async (request: MemberRequest, { ids }: Parameters<typeof claimPrizes>[1]) => {
      // A miss counts although nothing comes of the call.
      if (!(await ownsPrizes(request.db, request.memberId, ids))) throw await missed(request);
      await settleOwnPrizes(request, request.memberId);
    },
    async (request: IdempotentRequest, input: Parameters<typeof claimPrizes>[1]) => ({
      orderId: await claimPrizes(request, input),
    }),
  ),
};
