import aes from 'crypto-js/aes';
import base64 from 'crypto-js/enc-base64';
import utf8 from 'crypto-js/enc-utf8';
import WordArray from 'crypto-js/lib-typedarrays';
import { describe, expect, it } from 'vitest';
import { createWorld, lost, refuse } from './support/world';

const login = { storage: { token: 't-1' } };
const GIVE = '/cuser/member/consent/give';
const ACTIVATE = '/cuser/member/annual-card/activate';
const text = { purpose: 'face', documentId: 'd', version: '2026-01', sha256: 'a'.repeat(64) } as const;
const sent = { challengeId: 'x-1', retryAfterSeconds: 60, expiresInSeconds: 300, sentTo: '139****0001' };

describe('a consent', () => {
  it('by a code names the message that it came with, for that number only', async () => {
    const { sdk, reply, sent: asked } = createWorld({}, login);
    reply('/cuser/member/consent/sendCode', () => sent);
    reply(GIVE, () => ({ consentId: 'c-1' }));
    const { sendCode, give } = await sdk.cardActivation();
    await sendCode({ personId: 'p-1', purpose: 'face', mobile: '13900000001' });
    const gift = { ...text, subjectId: 'p-1', code: '123456' };
    expect(await give({ ...gift, mobile: '13900000001' })).toBe('c-1');
    await give({ ...gift, mobile: '13900000002' });
    expect(asked(GIVE).map(({ body }) => body.challengeId)).toEqual(['x-1', undefined]);
  });
});

describe('activating', () => {
  const person = { personId: 'p-1', name: '李云', certType: 1, idCard: '11010519491231002X' } as const;

  it('is sent again under its key after a lost network, and leaves no document on the device', async () => {
    const { sdk, reply, sent: asked, host } = createWorld({}, login);
    const written: string[] = [];
    for (const storage of [host.storage, host.sessionStorage]) {
      const set = storage.set.bind(storage);
      storage.set = (key, words) => {
        written.push(words);
        set(key, words);
      };
    }
    reply(ACTIVATE, lost);
    const { activate } = await sdk.cardActivation();
    await expect(activate(person, { silent: true })).rejects.toMatchObject({ kind: 'network' });
    expect(written.join()).not.toContain(person.idCard);
    reply(ACTIVATE, () => ({ applicationId: null, status: 'active' }));
    await activate(person);
    expect(new Set(asked(ACTIVATE).map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
  });

  it('is another request once it was refused', async () => {
    const { sdk, reply, sent: asked } = createWorld({}, login);
    reply(ACTIVATE, refuse(422, { rule: 'cardAge' }));
    const { activate } = await sdk.cardActivation();
    await expect(activate(person, { silent: true })).rejects.toMatchObject({ rule: 'cardAge' });
    reply(ACTIVATE, () => ({ applicationId: null, status: 'active' }));
    await activate(person);
    expect(new Set(asked(ACTIVATE).map(({ headers }) => headers.get('idempotency-key'))).size).toBe(2);
  });
});

it('a paper card’s number travels encrypted with the member’s key', async () => {
  const { sdk, reply, sent: asked } = createWorld({}, login);
  const key = btoa('k'.repeat(32));
  reply('/cuser/member/api/user/getAesKey', () => ({ key }));
  reply('/cuser/member/annual-card/bind', () => ({ cardId: 'card-1' }));
  const { bind } = await sdk.cardActivation();
  expect(await bind('6200 0111 2222 3333', 'AB2CD3EF')).toBe('card-1');
  const { cardNumber } = Object(asked('/cuser/member/annual-card/bind')[0]?.body);
  const bytes = Uint8Array.from(atob(String(cardNumber)), (letter) => letter.charCodeAt(0));
  const iv = WordArray.create(bytes.slice(0, 16) as never);
  const ciphertext = WordArray.create(bytes.slice(16) as never);
  const plain = aes.decrypt({ ciphertext } as never, base64.parse(key), { iv }).toString(utf8);
  expect(plain).toBe('6200011122223333');
});
