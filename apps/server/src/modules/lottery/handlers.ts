import type { RequestOf } from '@yunyou/contract';
import { maskName } from '@yunyou/validators';
import type { Queries } from '../../database/connect';
import { notFound } from '../../http/refusal';
import type { HandlersFor, MemberRequest, VisitorRequest } from '../../http/request-context';
import { isReadable } from '../activity/shown';
import { goodsPage } from '../goods/list';
import { chancesLeft, keepDrawMember } from './chances-store';
import { currentDay, dayOfDraw, isCommittable } from './days';
import { dayRow } from './days-store';
import { drawOnce } from './draw';
import { goodsTaskOf } from './goods-store';
import { newInviteCode } from './invite-code';
import { invitedBy } from './invite-store';
import { countInvited } from './invited';
import { cumulative } from './roll';
import { dayIdOf, revealsAtMs, toldSeed } from './seed';
import { finishTask, startTask, taskStandingView } from './tasks';
import { tasksOf } from './tasks-store';
import { drawView, ownDrawView, recordView, winnerView } from './view';
import { type OwnFacts, ownFacts, recordsOf, type ShownDraw, shownDraw, winnersOf } from './view-store';

const DEFAULT_SIZE = 10;

type Reading = Pick<VisitorRequest, 'db' | 'clock' | 'source' | 'locale' | 'protection'>;

/** A draw that can be looked at. */
async function readable({ db, clock, source }: Reading, activeId: string): Promise<ShownDraw> {
  const shown = await shownDraw(db, activeId, source);
  if (!shown || !isReadable(shown.activity, clock.now())) throw notFound();
  return shown;
}

async function readDetail(request: Reading, activeId: string) {
  const { db, clock, locale, protection } = request;
  const nowMs = clock.now();
  const shown = await readable(request, activeId);
  const day = await dayOfDraw(db, { protection, nowMs }, activeId, currentDay(shown.activity, nowMs));
  return drawView(shown, day, { locale, nowMs });
}

/** How a member stands to a draw; whoever comes for the first time gets the code of their links. */
async function standingOf(
  db: Queries,
  asked: { activeId: string; memberId: string; nowMs: number },
): Promise<OwnFacts> {
  const known = await ownFacts(db, asked);
  if (known) return known;
  await keepDrawMember(db, { ...asked, inviteCode: newInviteCode() });
  const made = await ownFacts(db, asked);
  if (!made) throw notFound();
  return made;
}

const paged = ({
  page = 1,
  size = DEFAULT_SIZE,
}: {
  page?: number | undefined;
  size?: number | undefined;
}) => ({
  page,
  size,
});

const pageOf = <One>(records: One[], total: number, { page, size }: { page: number; size: number }) => ({
  ...{ records, total, size, current: page, pages: Math.ceil(total / size) },
});

export const lottery: HandlersFor<'lottery'> = {
  detail: (request, { activeId }) => readDetail(request, activeId),

  async own(request, { activeId }) {
    const detail = await readDetail(request, activeId);
    const { db, memberId } = request;
    return ownDrawView(detail, await standingOf(db, { activeId, memberId, nowMs: detail.nowMs }));
  },

  async draw(request, input) {
    const { tx, clock, locale, protection } = request;
    const nowMs = clock.now();
    const { chancesLeft: left, ...shown } = await drawOnce(tx, { ...request, nowMs }, input);
    return { record: recordView(shown, { locale, nowMs, protection }), chancesLeft: left, nowMs };
  },

  async winners(request, { activeId, ...asked }) {
    const { db, locale } = request;
    await readable(request, activeId);
    const at = paged(asked);
    const { winners, total } = await winnersOf(db, { activeId, ...at });
    return pageOf(
      winners.map((winner) => winnerView(winner, locale)),
      total,
      at,
    );
  },

  async records(request: MemberRequest, { activeId, ...asked }: RequestOf<'lottery', 'records'>) {
    const { db, clock, locale, memberId, protection } = request;
    const nowMs = clock.now();
    await readable(request, activeId);
    const at = paged(asked);
    const { records, total } = await recordsOf(db, { activeId, memberId, ...at });
    const views = records.map((shown) => recordView(shown, { locale, nowMs, protection }));
    return { ...pageOf(views, total, at), nowMs };
  },

  async proof(request, { activeId, day }) {
    const { db, clock, locale, protection } = request;
    const nowMs = clock.now();
    const { activity, prizes } = await readable(request, activeId);
    const row = isCommittable(activity, day, nowMs)
      ? await dayOfDraw(db, { protection, nowMs }, activeId, day)
      : await dayRow(db, dayIdOf(activeId, day));
    if (!row) throw notFound();
    const ends = cumulative(prizes);
    return {
      day,
      commitment: row.commitment,
      seed: toldSeed(protection, row, nowMs),
      revealsAtMs: revealsAtMs(day),
      prizes: prizes.map(({ id, name, ppm }, place) => ({
        ...{ id, name: name[locale], ppm, upTo: ends[place] ?? 0 },
      })),
    };
  },

  async tasks(request, { activeId }) {
    const { db, clock, locale, memberId, source } = request;
    const nowMs = clock.now();
    await readable(request, activeId);
    const { chancesLeft: left, inviteCode } = await standingOf(db, { activeId, memberId, nowMs });
    const tasks = await tasksOf(db, { activeId, memberId, source, nowMs });
    const invited = await invitedBy(db, { activeId, memberId });
    return {
      tasks: tasks.map((standing) => taskStandingView(standing, locale)),
      ...{ chancesLeft: left, inviteCode, nowMs },
      invited: invited.map(({ name, atMs }) => ({ name: maskName(name), atMs })),
    };
  },

  async startTask(request, { taskId }) {
    const nowMs = request.clock.now();
    const run = await startTask(request.tx, { ...request, nowMs }, taskId);
    const { id, not_before_ms: notBeforeMs, lapses_ms: lapsesAtMs } = run;
    return { taskRunId: id, notBeforeMs, lapsesAtMs, nowMs };
  },

  async finishTask(request, { taskRunId }) {
    const { tx, clock, memberId } = request;
    const nowMs = clock.now();
    const { activeId, given } = await finishTask(tx, { ...request, nowMs }, taskRunId);
    return { chancesLeft: await chancesLeft(tx, { activeId, memberId, nowMs }), given };
  },

  async invited({ tx, clock, memberId }, { activeId, inviteCode }) {
    await countInvited(tx, { activeId, inviteCode, memberId, nowMs: clock.now() });
    return null;
  },

  async goods(request, { activeId, ...asked }) {
    const { activity } = await readable(request, activeId);
    const task = await goodsTaskOf(request.db, activeId);
    const { page, size } = paged(asked);
    if (!task) return pageOf([], 0, { page, size });
    const found = await goodsPage(
      request,
      { offers: [{ shopId: null, scope: activity.scope }] },
      { page, size },
    );
    return { ...found, records: found.records.map((one) => ({ ...one, ...task })) };
  },
};
