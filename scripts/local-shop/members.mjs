// Members with logins and travellers, written straight into a sandbox's database, and what they say over HTTP.

import { cell, createDataProtection } from '../../apps/server/src/security/data-protection.ts';
import { hashOf, newId, newToken } from '../../apps/server/src/security/ids.ts';
import { createApiClient } from '../../packages/api-client/src/index.ts';

const DAY_MS = 86_400_000;

/** The keys of the sandbox on this database. */
async function protectionOf(db) {
  const { value } = await db
    .selectFrom('sandbox_settings')
    .select('value')
    .where('key', '=', 'secrets')
    .executeTakeFirstOrThrow();
  return createDataProtection({ encryption: [value.dataKeyHex] });
}

/** @returns members with a login each, and with `travellers` adults to travel. */
export async function makeMembers(db, count, { travellers = 0 } = {}) {
  const protection = await protectionOf(db);
  const now = Date.now();
  const members = Array.from({ length: count }, () => ({ id: newId(), token: newToken(), contactIds: [] }));
  await db
    .insertInto('members')
    .values(members.map(({ id }) => ({ id, name: '买家', regist_source: 2, created_ms: now })))
    .execute();
  await logIn(db, members);
  const contacts = members.flatMap((member) =>
    Array.from({ length: travellers }, () => {
      const id = newId();
      const idCard = newIdCard();
      member.contactIds.push(id);
      return {
        id,
        member_id: member.id,
        name_cipher: protection.encrypt('李云', cell('contacts', 'name_cipher', id)),
        cert_type: 1,
        cert_cipher: protection.encrypt(idCard, cell('contacts', 'cert_cipher', id)),
        cert_index: protection.index('certificate 1', idCard),
        mobile_cipher: '',
        is_default: false,
        created_ms: now,
      };
    }),
  );
  if (contacts.length > 0) await db.insertInto('contacts').values(contacts).execute();
  return members;
}

/** Writes a login for each member; `token` is theirs. */
export async function logIn(db, members) {
  const now = Date.now();
  await db
    .insertInto('sessions')
    .values(
      members.map(({ id, token }) => ({
        token_hash: hashOf(token),
        member_id: id,
        created_ms: now,
        expires_ms: now + 400 * DAY_MS,
        ended_ms: null,
      })),
    )
    .execute();
}

let idCards = 0;
/** A valid resident ID number of an adult; another one each time. */
function newIdCard() {
  const serial = idCards++;
  const year = 1960 + Math.floor(serial / 300_000);
  const month = String(1 + (Math.floor(serial / 28_000) % 12)).padStart(2, '0');
  const day = String(1 + (Math.floor(serial / 1_000) % 28)).padStart(2, '0');
  const body = `110101${year}${month}${day}${String(serial % 1_000).padStart(3, '0')}`;
  const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
  const sum = weights.reduce((total, weight, index) => total + weight * Number(body[index]), 0);
  return body + '10X98765432'[sum % 11];
}

/** A member's client of one server; nothing is repeated behind the caller's back. */
export const clientOf = (address, { token }, options = {}) =>
  createApiClient({
    baseUrl: address,
    source: 2,
    retries: 0,
    timeoutMs: 30_000,
    tokens: { read: () => token, clear: () => {} },
    ...options,
  });

/** Presses a button of the sandbox's cashier or console; without a status when nobody answered. */
export const press = (address, path, fields = {}) =>
  fetch(`${address}/sandbox/${path}`, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })
    .then(async (response) => ({ status: response.status, text: await response.text() }))
    .catch((error) => ({ status: undefined, text: String(error) }));
