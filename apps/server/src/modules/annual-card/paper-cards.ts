import { randomInt } from 'node:crypto';
import { cardActivationCodeLength } from '@yunyou/contract';
import type { Tx } from '../../database/connect';
import { notFound } from '../../http/refusal';
import type { DataProtection } from '../../security/data-protection';
import { issueCards } from './issue';
import { termsOfType } from './terms';
import { typesByIds } from './types-store';

/** 32 symbols; those that look like others are left out. */
const SYMBOLS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

const newCode = () =>
  Array.from({ length: cardActivationCodeLength }, () => SYMBOLS[randomInt(SYMBOLS.length)]).join('');

/** What is kept of the code that a paper card is bound by. */
export const activationCodeHash = (protection: Pick<DataProtection, 'index'>, code: string): string =>
  protection.index('card activation code', code.replace(/[\s-]/g, '').toUpperCase());

/** Cards to be printed: each with its number and the code under its seal, which nobody can read again. */
export async function issuePaperCards(
  tx: Tx,
  { typeId, count }: { typeId: string; count: number },
  deps: { protection: DataProtection; nowMs: number },
): Promise<{ number: string; code: string }[]> {
  const [type] = await typesByIds(tx, [typeId]);
  if (!type) throw notFound();
  const codes = Array.from({ length: count }, newCode);
  const issued = await issueCards(
    tx,
    codes.map((code) => ({
      ...{ typeId, terms: termsOfType(type), paidFen: 0 },
      activationCodeHash: activationCodeHash(deps.protection, code),
    })),
    deps,
  );
  return issued.map(({ number }, index) => ({ number, code: codes[index] ?? '' }));
}
