import { type ApiClient, type CallOptions, isApiError } from '@yunyou/api-client';
import {
  type DrawTask,
  drawBrowseMs,
  type LotteryDrawRequest,
  type LotteryGoodsRequest,
  type LotteryRecordsRequest,
  type OwnLottery,
  type ResponseOf,
} from '@yunyou/contract';
import { stayOnPage } from '../core/call-options';
import type { Core } from '../core/core';
import { createOnce, mayHaveArrived } from '../order/once';
import { forgetBrowseRun, keepBrowseRun } from './browse-run';
import type { DrawCheck, DrawEvidence, DrawProof } from './draw-proof';
import { createSeeded } from './seeded';

/** What a draw is asked with; its random bytes are made by the SDK. */
export type DrawWanted = Omit<LotteryDrawRequest, 'clientSeed'>;

/** The member's part in draws; what anybody sees of one is a read of the catalogue. Every call rejects with ApiError. */
export interface Lotteries {
  /** A draw with the chances of the member. */
  own(activeId: string, options?: CallOptions): Promise<OwnLottery>;
  /** Agrees to the rules as they were read. `rule`: `rulesChanged` where others are in force by now. */
  agree(activeId: string, rulesVersion: string, options?: CallOptions): Promise<void>;
  /**
   * Uses a chance, with new random bytes. One that was not answered is sent again just as it was, also after a reload: then its
   * prize is the answer. `rule`: `noChances`, `seedChanged`, `rulesChanged`, `rulesNotAgreed`, `activityOver`, `notStarted`.
   */
  draw(wanted: DrawWanted, options?: CallOptions): Promise<ResponseOf<'lottery', 'draw'>>;
  /** Draws of the member, page by page. */
  records(query: LotteryRecordsRequest, options?: CallOptions): Promise<ResponseOf<'lottery', 'records'>>;
  /** What draws of a day are checked by. */
  proof(activeId: string, day: string, options?: CallOptions): Promise<DrawProof>;
  /** Computes on this device whether a draw was as promised; undefined while the seed is not told. Its code is fetched then. */
  check(record: DrawEvidence, proof: DrawProof): Promise<DrawCheck | undefined>;
  /** What brings chances, and how the member stands to it. */
  tasks(activeId: string, options?: CallOptions): Promise<ResponseOf<'lottery', 'tasks'>>;
  /**
   * Begins a task; of one that goes on, the same run. A page that is to be looked at is kept for this visit, so that it can show
   * for how long (`keptBrowseRun`). `rule`: `taskRunning`, `taskDoneToday`.
   */
  startTask(
    activeId: string,
    task: Pick<DrawTask, 'taskId' | 'href'>,
    options?: CallOptions,
  ): Promise<ResponseOf<'lottery', 'startTask'>>;
  /** Takes the chances of a run, under one idempotency key until it was answered. `rule`: `taskTooSoon`, `taskDoneToday`. */
  finishTask(taskRunId: string, options?: CallOptions): Promise<ResponseOf<'lottery', 'finishTask'>>;
  /** What brings chances when it is bought, page by page. */
  goods(query: LotteryGoodsRequest, options?: CallOptions): Promise<ResponseOf<'lottery', 'goods'>>;
}

/** The calls of draws. Lazy. */
export function createLotteries(
  core: Pick<Core, 'drafts' | 'random' | 'lazy'>,
  { lottery, activityRules }: Pick<ApiClient, 'lottery' | 'activityRules'>,
): Lotteries {
  const { drafts } = core;
  const seeded = createSeeded(core);
  const once = createOnce(core);
  const here = (options?: CallOptions): CallOptions => ({ ...stayOnPage, ...options });
  // HMAC and SHA-256 are only fetched by whoever checks.
  const check = core.lazy(
    () => import('./draw-proof'),
    ({ checkDraw }) => checkDraw,
  );

  return {
    own: (activeId, options) => lottery.own({ activeId }, options),

    async agree(activeId, rulesVersion, options) {
      await activityRules.agree({ activeId, rulesVersion }, here(options));
    },

    draw: (wanted, options) =>
      seeded(`draw:${wanted.activeId}`, wanted, (request, idempotencyKey) =>
        lottery.draw(request, { idempotencyKey, ...here(options) }),
      ),

    records: (query, options) => lottery.records(query, here(options)),
    proof: (activeId, day, options) => lottery.proof({ activeId, day }, here(options)),
    check: async (record, proof) => (await check())(record, proof),
    tasks: (activeId, options) => lottery.tasks({ activeId }, options),

    async startTask(activeId, { taskId, href }, options) {
      const run = await once({ taskId }, `taskStart:${taskId}`, (idempotencyKey) =>
        lottery.startTask({ taskId }, { idempotencyKey, ...here(options) }),
      );
      const { taskRunId, lapsesAtMs, notBeforeMs, nowMs } = run;
      if (href !== null) {
        const lookMs = Math.min(Math.max(notBeforeMs - nowMs, 0), drawBrowseMs);
        keepBrowseRun(drafts, { activeId, taskRunId, href, lookMs, lapsesAtMs });
      }
      return run;
    },

    async finishTask(taskRunId, options) {
      try {
        const answer = await once({ taskRunId }, `taskFinish:${taskRunId}`, (idempotencyKey) =>
          lottery.finishTask({ taskRunId }, { idempotencyKey, ...here(options) }),
        );
        forgetBrowseRun(drafts, taskRunId);
        return answer;
      } catch (error) {
        if (isOver(error)) forgetBrowseRun(drafts, taskRunId);
        throw error;
      }
    },

    goods: (query, options) => lottery.goods(query, here(options)),
  };
}

/** Whether the run itself is over, whatever it was worth; one that was finished too soon is not. */
const isOver = (error: unknown): boolean =>
  isApiError(error) && !mayHaveArrived(error) && error.rule !== 'taskTooSoon';
