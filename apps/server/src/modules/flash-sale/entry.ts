import { timingSafeEqual } from 'node:crypto';
import type { FlashGuard } from '@yunyou/contract';
import type { DataProtection } from '../../security/data-protection';

/** What lets a member grab one thing of a flash sale. It is signed, so that nobody has to be asked whether it is true. */
export interface FlashEntry {
  memberId: string;
  activityProductId: string;
  startsMs: number;
  /** Good until then. */
  endsMs: number;
  guard: FlashGuard;
}

const KIND = 'flash sale entry';

const signatureOf = (protection: Pick<DataProtection, 'index'>, body: string) => protection.index(KIND, body);

/** An entry as it is handed out: its content and its signature. */
export function writeEntry(protection: Pick<DataProtection, 'index'>, entry: FlashEntry): string {
  const { memberId, activityProductId, startsMs, endsMs, guard } = entry;
  const body = Buffer.from(JSON.stringify([memberId, activityProductId, startsMs, endsMs, guard])).toString(
    'base64url',
  );
  return `${body}.${signatureOf(protection, body)}`;
}

/** An entry that was handed out here; undefined for anything else. */
export function readEntry(protection: Pick<DataProtection, 'index'>, text: string): FlashEntry | undefined {
  const [body = '', signature = '', more] = text.split('.');
  const right = Buffer.from(signatureOf(protection, body));
  const given = Buffer.from(signature);
  if (more !== undefined || given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  const [memberId, activityProductId, startsMs, endsMs, guard] = JSON.parse(
    Buffer.from(body, 'base64url').toString('utf8'),
  ) as [string, string, number, number, FlashGuard];
  return { memberId, activityProductId, startsMs, endsMs, guard };
}
