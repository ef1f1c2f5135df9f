import { type BargainDetail, bargainHelpsPerHourOfNetwork, bargainMissesPerMinute } from '@yunyou/contract';
import { dayOf, instantOf } from '../../clock';
import type { Queries } from '../../database/connect';
import { settleOwnBargains } from '../../flows/bargains';
import { countMiss } from '../../http/misses';
import { countFromNetwork } from '../../http/rate-limit';
import { notFound } from '../../http/refusal';
import {
  type HandlersFor,
  type IdempotentRequest,
  inTwoSteps,
  type MemberRequest,
  type VisitorRequest,
} from '../../http/request-context';
import { bargainTermsOf } from '../activity/bargain-facts-store';
import { standingProducts } from '../activity/products-store';
import { isForChannel, isShown } from '../activity/shown';
import { helpBargain } from './help';
import { isBargain } from './help-store';
import { startBargain } from './start';
import { bargainDetailView, bargainProductView, bargainView } from './view';
import { bargainProducts, bargainsOfMember, ownOpenBargain, shownBargain } from './view-store';

const DEFAULT_SIZE = 10;
const HOUR_MS = 3_600_000;

/** Whoever guesses is told that there is no such bargain, and before long to wait. */
const missed = (request: Pick<VisitorRequest, 'db' | 'clock' | 'ip'>) =>
  countMiss(request, 'bargain.missed', bargainMissesPerMinute);

type Asking = Pick<MemberRequest, 'clock' | 'memberId' | 'locale' | 'source' | 'protection'>;

/** A bargain and how the asker stands to it. */
async function readDetail(
  db: Queries,
  request: Asking,
  bargainId: string,
): Promise<BargainDetail | undefined> {
  const { clock, memberId, locale } = request;
  const nowMs = clock.now();
  const asker = { memberId, nowMs, dayMs: instantOf(dayOf(nowMs)) };
  const shown = await shownBargain(db, bargainId, asker);
  const [standing] = shown ? await standingProducts(db, [shown.product.id]) : [];
  if (!shown || !standing) return undefined;
  const terms = new Map([[shown.product.id, { running: shown.running }]]);
  const product = bargainProductView(standing, { terms, locale, nowMs });
  return bargainDetailView(shown, product, { ...request, nowMs });
}

export const bargain: HandlersFor<'bargain'> = {
  async list({ db, clock, locale, source }, { activeId, page = 1, size = DEFAULT_SIZE }) {
    const nowMs = clock.now();
    const { ids, total } = await bargainProducts(db, { activeId, nowMs, source, page, size });
    const standings = new Map((await standingProducts(db, ids)).map((one) => [one.product.id, one]));
    const terms = await bargainTermsOf(db, [...standings.values()], nowMs);
    const records = ids.flatMap((id) => {
      const standing = standings.get(id);
      return standing ? [bargainProductView(standing, { terms, locale, nowMs })] : [];
    });
    return { records, total, size, current: page, pages: Math.ceil(total / size), nowMs };
  },

  async goods(request, { activityProductId }) {
    const { db, clock, locale, source, memberId } = request;
    const nowMs = clock.now();
    const [standing] = await standingProducts(db, [activityProductId]);
    const isFor = standing && standing.product.bargain_people !== null;
    if (!isFor || !isShown(standing.activity, nowMs) || !isForChannel(standing.activity, source))
      throw await missed(request);
    const terms = await bargainTermsOf(db, [standing], nowMs);
    return {
      product: bargainProductView(standing, { terms, locale, nowMs }),
      myBargainId: await ownOpenBargain(db, { memberId, activityProductId, nowMs }),
      nowMs,
    };
  },

  start: inTwoSteps(
    (request: MemberRequest) => settleOwnBargains(request, request.memberId),
    async (request: IdempotentRequest, input: Parameters<typeof startBargain>[2]) => {
      const { tx, clock } = request;
      const id = await startBargain(tx, { ...request, nowMs: clock.now() }, input);
      const detail = await readDetail(tx, request, id);
      if (!detail) throw new Error(`${id} was started.`);
      return detail;
    },
  ),

  async detail(request, { bargainId }) {
    const detail = await readDetail(request.db, request, bargainId);
    if (!detail) throw await missed(request);
    return detail;
  },

  help: inTwoSteps(
    // A miss counts although nothing comes of the call.
    async (request: MemberRequest, { bargainId }: { bargainId: string }) => {
      if (!(await isBargain(request.db, bargainId))) throw await missed(request);
    },
    async (request: IdempotentRequest, { bargainId }: { bargainId: string }) => {
      const { tx, clock, memberId, source, ip } = request;
      const cutFen = await helpBargain(tx, bargainId, { memberId, source, nowMs: clock.now() });
      await countFromNetwork({ db: tx, clock, ip }, 'bargain.help', {
        max: bargainHelpsPerHourOfNetwork,
        windowMs: HOUR_MS,
      });
      const detail = await readDetail(tx, request, bargainId);
      if (!detail) throw notFound();
      return { cutFen, bargain: detail.bargain };
    },
  ),

  async mine({ db, clock, locale, memberId }, { status, page = 1, size = DEFAULT_SIZE }) {
    const nowMs = clock.now();
    const { bargains, total } = await bargainsOfMember(db, { memberId, status, nowMs, page, size });
    const records = bargains.map((one) => bargainView(one, { locale, nowMs }));
    return { records, total, size, current: page, pages: Math.ceil(total / size), nowMs };
  },
};
