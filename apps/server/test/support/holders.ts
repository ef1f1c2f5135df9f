import type { ApiClient } from '@yunyou/api-client';
import type { ConsentPurpose, RequestOf } from '@yunyou/contract';
import sharp from 'sharp';
import type { RoleTerms } from '../../src/modules/annual-card/tables';
import { codeSentTo } from './account';
import { addCardType, buyCards } from './cards';
import { logIn, newIdCard, newMobile, type TestServer } from './test-server';

export type Activation = RequestOf<'annualCard', 'activate'>;

/** A picture of noise, which no other is like; with a place in it, as a telephone makes them. */
export async function portrait(width = 600, height = 800): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
  const { data } = await sharp({ create: { width, height, channels: 3, background: '#888', noise } })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width, height, channels: 3 } })
    .withExif({ IFD0: { Make: 'Telephone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '22/1 32/1 0/1' } })
    .jpeg({ quality: 60 })
    .toBuffer();
}

/** Uploads a picture of a person the private way; answers its key. */
export async function uploadPrivately(
  server: Pick<TestServer, 'fetch'>,
  api: ApiClient,
  personId: string,
  bytes?: Uint8Array,
): Promise<string> {
  const policy = await api.annualCard.facePolicy({ personId, fileName: 'me.jpg' });
  const form = new FormData();
  for (const [name, value] of Object.entries({
    ...{ key: policy.fileName, OSSAccessKeyId: policy.AccessKeyId },
    ...{ policy: policy.policy, Signature: policy.signature, success_action_status: '204' },
  }))
    form.set(name, value);
  form.set('file', new File([new Uint8Array(bytes ?? (await portrait()))], 'me.jpg', { type: 'image/jpeg' }));
  const answer = await server.fetch(policy.EndPoint, { method: 'POST', body: form });
  if (!answer.ok) throw new Error(await answer.text());
  return policy.fileName;
}

/** The text in force, as it is agreed to. */
export async function textOf(api: ApiClient, purpose: ConsentPurpose) {
  const { documentId, version, sha256 } = await api.consent.document({ purpose });
  return { purpose, documentId, version, sha256 };
}

/** Agrees by a tap; answers the consent. */
export async function tap(
  api: ApiClient,
  purpose: ConsentPurpose,
  subjectId: string,
  changes: Partial<RequestOf<'consent', 'give'>> = {},
): Promise<string> {
  const relation =
    purpose === 'child' || purpose === 'faceChild' ? { guardianRelation: 'mother' as const } : {};
  const given = { ...(await textOf(api, purpose)), subjectId, ...relation, ...changes };
  return (await api.consent.give(given)).consentId;
}

/** Another adult agrees by the code that is sent to their own mobile. */
export async function agreeByCode(
  server: TestServer,
  api: ApiClient,
  personId: string,
  mobile: string,
): Promise<string> {
  const { challengeId } = await api.consent.sendCode({ personId, purpose: 'face', mobile });
  const code = await codeSentTo(server, mobile);
  const given = { ...(await textOf(api, 'face')), subjectId: personId, mobile, code, challengeId };
  return (await api.consent.give(given)).consentId;
}

export const FAMILY: RoleTerms[] = [
  { role: 'adult', min: 2, max: 2, minAge: 18, maxAge: null, evidence: null },
  { role: 'child', min: 1, max: 1, minAge: null, maxAge: 17, evidence: null },
];

/** A member with a family card: a place of hers, one of another adult, one of a child. */
export interface Family {
  api: ApiClient;
  mobile: string;
  cardId: string;
  orderId: string;
  mine: string;
  other: string;
  child: string;
}

export async function memberWithMobile(server: TestServer): Promise<{ api: ApiClient; mobile: string }> {
  const mobile = newMobile();
  const token = await logIn(server.visitor(), mobile, server.console);
  return { api: server.visitor({ tokens: { read: () => token, clear: () => {} } }), mobile };
}

export async function family(
  server: TestServer,
  changes: Parameters<typeof addCardType>[1] = {},
): Promise<Family> {
  const { api, mobile } = await memberWithMobile(server);
  const typeId = await addCardType(server.app.db, { roles: FAMILY, ...changes });
  const { orderId, cardIds } = await buyCards(server, api, typeId);
  const [cardId = ''] = cardIds;
  const { persons } = await api.annualCard.own({ id: cardId });
  const [mine = '', other = '', child = ''] = persons.map(({ personId }) => personId);
  return { api, mobile, cardId, orderId, mine, other, child };
}

export const adultBy = (personId: string, changes: Partial<Activation> = {}): Activation => ({
  ...{ personId, name: '李云', certType: 1, idCard: newIdCard() },
  ...changes,
});

/** With a portrait that she agrees to by a tap; handed in and not decided. */
export async function handInMine(server: TestServer, one: Family, bytes?: Uint8Array) {
  const consentId = await tap(one.api, 'face', one.mine);
  const faceKey = await uploadPrivately(server, one.api, one.mine, bytes);
  const asked = adultBy(one.mine, { mobile: one.mobile, consentId, faceKey });
  const { applicationId } = await one.api.annualCard.activate(asked);
  return { asked, consentId, faceKey, applicationId: applicationId ?? '' };
}

export const approve = (server: Pick<TestServer, 'press'>, id: string): Promise<Response> =>
  server.press('console/annual-cards/approve', { id });

export const refuseIt = (server: Pick<TestServer, 'press'>, id: string): Promise<Response> =>
  server.press('console/annual-cards/refuse', {
    id,
    code: 'face',
    words: '请露出五官',
    english: 'Show your face',
  });

/** The code that is shown now. */
export async function shownCode(server: TestServer, api: ApiClient, personId: string): Promise<string> {
  const { codeAt } = await import('../../src/modules/annual-card/entry-code');
  const { personNo, daySecret } = await api.annualCard.entryCode({ personId });
  return codeAt(personNo, daySecret, server.app.clock.now());
}
