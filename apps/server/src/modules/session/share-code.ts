import { randomInt } from 'node:crypto';
import { shareCodeLength, shareCodeLetters } from '@yunyou/contract';

/** A code for the links of a member: chance alone, so that it tells nothing of whose it is. */
export const newShareCode = (): string =>
  Array.from({ length: shareCodeLength }, () => shareCodeLetters[randomInt(shareCodeLetters.length)]).join(
    '',
  );
