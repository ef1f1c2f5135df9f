import type { ApiClient, CallOptions } from '@yunyou/api-client';
import type {
  BlindBoxAgeStatementRequest,
  BlindBoxGuardianCodeRequest,
  BlindBoxMineRequest,
  BlindBoxOpenRequest,
  BlindBoxStanding,
  ResponseOf,
} from '@yunyou/contract';
import { stayOnPage } from '../core/call-options';
import type { Core } from '../core/core';
import { createSeeded } from '../lottery/seeded';
import type { BlindBoxReads } from './blind-box-reads';
import type { BoxCheck, BoxEvidence } from './box-proof';

/** What a box is opened with; its random bytes are made by the SDK. */
export type BoxOpening = Omit<BlindBoxOpenRequest, 'clientSeed'>;

/** What a member says of their age. */
export type AgeStatement = Omit<BlindBoxAgeStatementRequest, 'challengeId'>;

/** The member's part in blind boxes; what anybody sees of a set is a read of the catalogue. Every call rejects with ApiError. */
export interface BlindBoxes {
  /** How the member stands to a set: boxes to open, pity, age, limits, what was agreed to. */
  standing(activeId: string, options?: CallOptions): Promise<BlindBoxStanding>;
  /** Agrees to the rules as they were read. `rule`: `rulesChanged` where others are in force by now. */
  agree(activeId: string, rulesVersion: string, options?: CallOptions): Promise<void>;
  /** Sends a code by which a guardian agrees. `rule`: `pictureNeeded`, `codeTooSoon`. */
  guardianCode(request: BlindBoxGuardianCodeRequest, options?: CallOptions): Promise<void>;
  /** States the age of the member, with the code that was asked for last. `rule`: `ageNotAllowed`, `guardianNeeded`, and what is said of codes. */
  ageStatement(statement: AgeStatement, options?: CallOptions): Promise<void>;
  /** Boxes of the member, page by page: those to open first. */
  mine(query: BlindBoxMineRequest, options?: CallOptions): Promise<ResponseOf<'blindBox', 'mine'>>;
  /**
   * Opens a box, with new random bytes. One that was not answered is opened again just as it was, also after a reload: then what
   * was in it is the answer. `rule`: `boxOpened`, `seedChanged`, `rulesNotAgreed`.
   */
  open(opening: BoxOpening, options?: CallOptions): Promise<ResponseOf<'blindBox', 'open'>>;
  /** Computes on this device whether a box was as promised; undefined while the seed is not told. Its code is fetched then. */
  check(record: BoxEvidence): Promise<BoxCheck | undefined>;
}

/** The calls of blind boxes. Lazy. */
export function createBlindBoxes(
  core: Pick<Core, 'drafts' | 'random' | 'lazy'>,
  { blindBox, activityRules }: Pick<ApiClient, 'blindBox' | 'activityRules'>,
  catalogue: Pick<BlindBoxReads, 'blindBox'>,
): BlindBoxes {
  const seeded = createSeeded(core);
  const here = (options?: CallOptions): CallOptions => ({ ...stayOnPage, ...options });
  // HMAC and SHA-256 are only fetched by whoever checks.
  const proof = core.lazy(
    () => import('./box-proof'),
    ({ checkBox }) => checkBox,
  );
  /** The code that a guardian was sent last. */
  let challenge: { mobile: string; challengeId: string } | undefined;

  return {
    standing: (activeId, options) => blindBox.standing({ activeId }, here(options)),

    async agree(activeId, rulesVersion, options) {
      await activityRules.agree({ activeId, rulesVersion }, here(options));
    },

    async guardianCode(request, options) {
      const sent = await blindBox.guardianCode(request, here(options));
      challenge = { mobile: request.mobile, challengeId: sent.challengeId };
    },

    async ageStatement(statement, options) {
      const isSent = challenge !== undefined && challenge.mobile === statement.guardianMobile;
      const request = { ...statement, ...(isSent && { challengeId: challenge?.challengeId }) };
      await blindBox.ageStatement(request, here(options));
    },

    mine: (query, options) => blindBox.mine(query, here(options)),

    open: (opening, options) =>
      seeded(`box:${opening.unitId}`, opening, (request, idempotencyKey) =>
        blindBox.open(request, { idempotencyKey, ...here(options) }),
      ),

    async check(record) {
      if (record.seed === null) return undefined;
      // A set that is no longer told leaves its boxes to be checked by their own records.
      const [checkBox, set] = await Promise.all([
        proof(),
        catalogue.blindBox(record.activeId).catch(() => undefined),
      ]);
      return checkBox(record, set?.pityAfter);
    },
  };
}
