import { boxAgeFree, earliestBirthday, type RequestOf } from '@yunyou/contract';
import { dayOf } from '../../clock';
import type { Tx } from '../../database/connect';
import { countAttempt } from '../../http/rate-limit';
import { badInput, refuse } from '../../http/refusal';
import type { MemberRequest } from '../../http/request-context';
import { tryGivenCode, useTriedCode } from '../session/check-code';
import { sendCode } from '../session/send-code';
import { readMember } from '../session/store';
import { ageStateOf, birthDayCell, guardianCell } from './age';
import { keepStatement, ownBirthdayOf } from './age-store';

/** Codes that one member may have sent to numbers that are other people's. */
const CODES_PER_MEMBER = { max: 10, windowMs: 86_400_000 };

/** Nobody is their own guardian. */
async function expectOtherMobile(request: MemberRequest, mobile: string, field: string): Promise<void> {
  const { mobile: own } = await readMember(request, request.memberId);
  if (own === mobile) throw refuse('guardianNeeded', { fields: [{ field, reason: 'your own' }] });
}

/** Sends the code by which a guardian agrees, in a message that says what it is for. */
export async function sendGuardianCode(
  request: MemberRequest,
  { mobile, picId }: RequestOf<'blindBox', 'guardianCode'>,
) {
  await expectOtherMobile(request, mobile, 'mobile');
  await countAttempt(request, `guardian:${request.memberId}`, CODES_PER_MEMBER);
  return sendCode(request, { mobile, scene: 'guardian', picId });
}

type Stated = RequestOf<'blindBox', 'ageStatement'>;

/** What a member says of their age, once whoever has to agree has done so. */
interface ProvenAge {
  birthDay: string;
  /** Who agrees; undefined where nobody needs to. */
  guardian: Guardian | undefined;
}

interface Guardian {
  mobile: string;
  codeId: string;
}

/** Refuses who may not buy, and who needs a guardian and has none. */
export async function proveAge(request: MemberRequest, stated: Stated): Promise<ProvenAge> {
  const { db, clock, memberId } = request;
  const today = dayOf(clock.now());
  const { birthDay } = stated;
  if (birthDay < earliestBirthday || birthDay > today)
    throw badInput([{ field: 'birthDay', reason: `From ${earliestBirthday} to today` }]);
  const ownBirthday = await ownBirthdayOf(db, memberId);
  const state = ageStateOf({ birthDay, hasGuardian: false }, ownBirthday, today);
  // Nothing is kept of them.
  if (state === 'refused') throw refuse('ageNotAllowed');
  return {
    birthDay,
    guardian: state === 'guardianNeeded' ? await proveGuardian(request, stated) : undefined,
  };
}

/** Keeps it, and uses the guardian's code up. */
export async function keepAge(
  tx: Tx,
  { clock, protection, memberId }: Pick<MemberRequest, 'clock' | 'protection' | 'memberId'>,
  { birthDay, guardian }: ProvenAge,
): Promise<void> {
  const nowMs = clock.now();
  if (guardian) await useTriedCode(tx, guardian.codeId, nowMs, 'guardianCode');
  await keepStatement(tx, {
    member_id: memberId,
    birth_day_cipher: protection.encrypt(birthDay, birthDayCell(memberId)),
    guardian_mobile_cipher: guardian ? protection.encrypt(guardian.mobile, guardianCell(memberId)) : null,
    verified_ms: guardian ? nowMs : null,
    at_ms: nowMs,
  });
}

/** The guardian's number, and the code that was sent to it. */
async function proveGuardian(
  request: MemberRequest,
  { guardianMobile: mobile, guardianCode: code, challengeId }: Stated,
): Promise<Guardian> {
  const missing = Object.entries({ guardianMobile: mobile, guardianCode: code }).flatMap(([field, value]) =>
    value === undefined ? [{ field, reason: 'missing' }] : [],
  );
  if (mobile === undefined || code === undefined)
    throw refuse('guardianNeeded', { fields: missing, detail: { age: boxAgeFree } });
  await expectOtherMobile(request, mobile, 'guardianMobile');
  const given = { mobile, scene: 'guardian', code, challengeId, field: 'guardianCode' } as const;
  return { mobile, codeId: await tryGivenCode(request, given) };
}
