import { hash, verify } from '@node-rs/argon2';
import type { LocalizedText } from '@yunyou/contract';
import { Refusal } from '../../http/refusal';

/** Characters that a password has at least, and at most. */
export const PASSWORD_MIN = 12;
export const PASSWORD_MAX = 128;

/** Argon2id by OWASP's figures (Password Storage Cheat Sheet): 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A hash of nothing anybody knows: a name that does not exist takes as long as one that does. */
const NOBODYS = hash(crypto.randomUUID(), COST);

export const hashOfPassword = (password: string): Promise<string> => hash(password.normalize('NFKC'), COST);

/** Whether a password is right; false, as slowly, for nobody. */
export async function isPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const isRight = await verify(stored ?? (await NOBODYS), password.slice(0, PASSWORD_MAX).normalize('NFKC'));
  return isRight && typeof stored === 'string';
}

/** Refuses passwords that are guessed first. */
export function checkPassword(password: string, name: string): void {
  const fault = faultOf(password, name);
  if (fault) throw new Refusal(400, fault);
}

function faultOf(password: string, name: string): LocalizedText | undefined {
  if (password.length < PASSWORD_MIN)
    return {
      'zh-Hans': `密码至少${PASSWORD_MIN}个字符`,
      en: `A password has at least ${PASSWORD_MIN} characters`,
    };
  if (password.length > PASSWORD_MAX)
    return {
      'zh-Hans': `密码最多${PASSWORD_MAX}个字符`,
      en: `A password has at most ${PASSWORD_MAX} characters`,
    };
  if (password.toLowerCase().includes(name))
    return { 'zh-Hans': '密码不能包含账号', en: 'The password must not have your name in it' };
  if (new Set(password).size < PASSWORD_MIN / 2)
    return { 'zh-Hans': '密码重复的字符太多', en: 'The password repeats too few characters' };
  return undefined;
}
