import { defaultRegion } from '@yunyou/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addTraveller, newIdCard, openDay, startTestServer, type TestServer } from './support/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const ADULT = 'ticket-feilian-adult';
const lotusRoad = {
  ...defaultRegion,
  name: '陈云',
  mobile: '13800000000',
  detail: '莲花路1号',
  tag: 'home',
  isDefault: false,
} as const;

/** Nothing to see: zero width, marks of direction, fillers, selectors, blanks. */
const INVISIBLE = [
  '\u200b\u200b',
  '\u200d\u2060\ufeff',
  '\u202e\u202c',
  '\u2066\u200f\u061c',
  '\u3164\u115f\uffa0',
  '\u00ad\u034f\u180e',
  '\ufe0f\ufe0f',
  '\u{e0041}\u{e007f}',
  '\u2800\u2800',
  '\u3000\u200b \u200b',
  '\u0007\u0085',
];

/** An order for one adult; `typed` is what its person typed. */
async function ordering(typed: { contactName?: string; remark?: string }) {
  const api = await server.member();
  const day = await openDay(api, ADULT);
  const lines = [
    { kind: 'ticket' as const, productId: ADULT, day, quantity: 1, contactIds: [await addTraveller(api)] },
  ];
  const { totalFen } = await api.order.quote({ lines });
  const { id } = await api.order.create({
    lines,
    contactName: '李云',
    contactMobile: '13800138000',
    expectedTotalFen: totalFen,
    ...typed,
  });
  return api.order.detail({ id });
}

describe('a text of invisible characters alone', () => {
  it.each(INVISIBLE)('is no text, whoever asks for one: %j', async (typed) => {
    const api = await server.member();
    const refused = (field: string) => ({ code: 400, field });
    await expect(api.address.add({ ...lotusRoad, name: typed })).rejects.toMatchObject(refused('name'));
    await expect(api.address.add({ ...lotusRoad, detail: typed })).rejects.toMatchObject(refused('detail'));
    await expect(
      api.contacts.add({ name: typed, certType: 1, idCard: newIdCard(), mobile: '' }),
    ).rejects.toMatchObject(refused('name'));
    await expect(api.member.updateInfo({ name: typed })).rejects.toMatchObject(refused('name'));
    await expect(api.search.index({ keyword: typed })).rejects.toMatchObject(refused('keyword'));
    const { name } = await api.member.profile();
    expect((await api.member.editProfile({ name: typed })).name).toBe(name);
  });

  it('is no name for an order', async () => {
    await expect(ordering({ contactName: '\u200b\u202e' })).rejects.toMatchObject({
      code: 400,
      field: 'contactName',
    });
  });
});

describe('what is typed', () => {
  it('is kept without what cannot be seen in it', async () => {
    const api = await server.member();
    const { id } = await api.address.add({
      ...lotusRoad,
      name: '\u202e陈\u200b云\ufeff',
      detail: '莲花\u2060路1\u200e号\u0007',
    });
    expect(await api.address.detail({ id })).toMatchObject({ name: '陈云', detail: '莲花路1号' });
    const traveller = {
      name: '李\u200d云\u202e',
      certType: 1,
      idCard: `\u202d${newIdCard()}\u202c`,
      mobile: '',
    } as const;
    const { memberFrequentContactsId } = await api.contacts.add(traveller);
    expect(await api.contacts.detail({ id: memberFrequentContactsId })).toMatchObject({ name: '李云' });
    expect((await api.member.editProfile({ intro: '山\u202e水\u200b' })).intro).toBe('山水');
  });

  it.each([
    '👨‍👩‍👧‍👦 四个人',
    '👩🏽‍🤝‍👩🏻 ❤️‍🔥 🏴‍☠️ ✋🏽',
    '电话按 1️⃣ 再按 #️⃣',
    '☎︎ 和 ☎️',
    '🏴󠁧󠁢󠁥󠁮󠁧󠁿 和 🇨🇳',
    'می‌خواهم',
    'क्‍ष',
    'ᠮᠣᠩᠭᠣᠯ ᠤ᠋ᠨ',
    'José 𠮷野 é',
    '第一行\n第二行\t末',
  ])('keeps emoji, joined letters and lines as they are: %j', async (remark) => {
    const order = await ordering({ remark });
    expect(JSON.stringify(order)).toContain(JSON.stringify(remark));
  });
});
