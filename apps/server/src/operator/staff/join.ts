import type { Clock } from '../../clock';
import type { Queries } from '../../database/connect';
import { Refusal } from '../../http/refusal';
import { cell, type DataProtection } from '../../security/data-protection';
import { hashOf, newId, newToken } from '../../security/ids';
import { isRole, roles as knownRoles, type Role } from '../permissions';
import { checkPassword, hashOfPassword } from './passwords';
import { newSecret, stepOf } from './second-factor';
import {
  allStaff,
  changeStaff,
  endSessionsOf,
  insertStaff,
  type StaffRow,
  setPassword,
  staffById,
  staffToJoin,
} from './staff-store';

/** How long a link to join is good, ms. */
export const JOIN_LINK_LIFE_MS = 24 * 60 * 60_000;
const NAME = /^[a-z][a-z0-9._-]{1,30}$/;

export interface StaffDeps {
  db: Queries;
  clock: Clock;
  protection: DataProtection;
}

const secretCell = (id: string) => cell('staff', 'totp_cipher', id);

/** The secret of a person's one-time codes. */
export const secretOf = ({ protection }: Pick<StaffDeps, 'protection'>, { id, totp_cipher }: StaffRow) =>
  protection.decrypt(totp_cipher, secretCell(id));

/** Reads roles that were typed; refuses what is none. */
export function rolesOf(words: readonly string[]): Role[] {
  const unknown = words.find((word) => !isRole(word));
  if (unknown !== undefined || words.length === 0) {
    const all = knownRoles.join(', ');
    throw new Refusal(400, { 'zh-Hans': `岗位只能是：${all}`, en: `Roles are some of: ${all}` });
  }
  return knownRoles.filter((role) => words.includes(role));
}

/** Adds somebody; answers the path they join by, told this once. */
export async function addStaff(
  deps: StaffDeps,
  { name: typed, roles }: { name: string; roles: readonly Role[] },
): Promise<{ id: string; path: string }> {
  const name = typed.trim().toLowerCase();
  if (!NAME.test(name)) {
    throw new Refusal(400, {
      'zh-Hans': '账号为2至31个小写字母、数字、点、横线，以字母开头',
      en: 'A name has 2 to 31 small letters, digits, dots or dashes, and begins with a letter',
    });
  }
  const id = newId();
  const { link, change } = newLink(deps, id);
  const isNew = await insertStaff(deps.db, {
    id,
    name,
    roles,
    totpCipher: change.totp_cipher,
    joinHash: change.join_hash,
    joinExpiresMs: change.join_expires_ms,
    createdMs: deps.clock.now(),
  });
  if (!isNew) throw new Refusal(409, { 'zh-Hans': '这个账号已存在', en: 'This name is taken' });
  return { id, path: link };
}

/** Somebody lost their password or their phone: a new link, and they are signed out everywhere. */
export async function resetStaff(deps: StaffDeps, id: string): Promise<string> {
  await staffOrRefuse(deps, id);
  const { link, change } = newLink(deps, id);
  await changeStaff(deps.db, id, { ...change, password_hash: null, totp_last_step: null });
  await endSessionsOf(deps.db, id);
  return link;
}

/** Other roles; the last admin stays one. */
export async function changeRoles(deps: StaffDeps, id: string, roles: readonly Role[]): Promise<void> {
  const staff = await staffOrRefuse(deps, id);
  if (!roles.includes('admin')) await keepAnAdmin(deps, staff);
  await changeStaff(deps.db, id, { roles });
}

/** Somebody works here no more. What they did stays written down. */
export async function endStaff(deps: StaffDeps, id: string): Promise<void> {
  await keepAnAdmin(deps, await staffOrRefuse(deps, id));
  await changeStaff(deps.db, id, { ended_ms: deps.clock.now(), password_hash: null });
  await endSessionsOf(deps.db, id);
}

/** Who a link is for, and what their authenticator app scans. */
export async function openJoin(deps: StaffDeps, token: string): Promise<{ staff: StaffRow; secret: string }> {
  const staff = await staffToJoin(deps.db, hashOf(token), deps.clock.now());
  if (!staff) {
    throw new Refusal(404, {
      'zh-Hans': '链接已失效，请向管理员索取新的链接',
      en: 'This link is over; please ask an admin for a new one',
    });
  }
  return { staff, secret: secretOf(deps, staff) };
}

export interface JoinForm {
  token: string;
  password: string;
  again: string;
  code: string;
}

/** Sets the password, with a first code as proof that the authenticator app has the secret. */
export async function join(deps: StaffDeps, { token, password, again, code }: JoinForm): Promise<StaffRow> {
  const { staff, secret } = await openJoin(deps, token);
  checkPassword(password, staff.name);
  if (password !== again) {
    throw new Refusal(400, { 'zh-Hans': '两次输入的密码不一致', en: 'The two passwords differ' });
  }
  const step = stepOf(secret, code, deps.clock.now());
  if (step === undefined) {
    throw new Refusal(400, {
      'zh-Hans': '验证码不正确，请核对手机时间',
      en: "The code is not right; please check your phone's clock",
    });
  }
  const passwordHash = await hashOfPassword(password);
  const isFirst = await setPassword(deps.db, { id: staff.id, joinHash: hashOf(token), passwordHash, step });
  if (!isFirst) await openJoin(deps, '');
  return staff;
}

function newLink({ clock, protection }: StaffDeps, id: string) {
  const token = newToken();
  return {
    link: `/operator/join?token=${token}`,
    change: {
      totp_cipher: protection.encrypt(newSecret(), secretCell(id)),
      join_hash: hashOf(token),
      join_expires_ms: clock.now() + JOIN_LINK_LIFE_MS,
    },
  };
}

async function staffOrRefuse({ db }: StaffDeps, id: string): Promise<StaffRow> {
  const staff = await staffById(db, id);
  if (!staff) throw new Refusal(404, { 'zh-Hans': '没有这位员工', en: 'There is no such member of staff' });
  return staff;
}

async function keepAnAdmin({ db }: StaffDeps, staff: StaffRow): Promise<void> {
  const others = (await allStaff(db)).filter(
    ({ id, roles, ended_ms }) => id !== staff.id && ended_ms === null && roles.includes('admin'),
  );
  if (staff.roles.includes('admin') && others.length === 0) {
    throw new Refusal(409, { 'zh-Hans': '至少要有一位管理员', en: 'There has to be one admin' });
  }
}
