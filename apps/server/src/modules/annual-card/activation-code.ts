import { randomInt } from 'node:crypto';
import { cardActivationCodeLength } from '@yunyou/contract';
import type { DataProtection } from '../../security/data-protection';

/** Symbols that nobody takes for another. */
const SYMBOLS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** What a paper card is bound by, with its number. */
export const newActivationCode = (): string =>
  Array.from({ length: cardActivationCodeLength }, () => SYMBOLS[randomInt(SYMBOLS.length)]).join('');

/** What is kept of it: of the same card only, and as it is read out, in any case and with gaps. */
export const activationCodeHash = (
  protection: Pick<DataProtection, 'index'>,
  { number, code }: { number: string; code: string },
): string => protection.index('card activation', `${number} ${code.replace(/[\s-]/g, '').toUpperCase()}`);
