import { randomInt } from 'node:crypto';
import { inviteCodeLength } from '@yunyou/contract';

/** Nothing that is taken for something else: no 0 and no 1. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ23456789';

/** The code of a member's links of one activity. */
export const newInviteCode = (): string =>
  Array.from({ length: inviteCodeLength }, () => LETTERS[randomInt(LETTERS.length)]).join('');
