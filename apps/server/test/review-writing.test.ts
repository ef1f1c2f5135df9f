import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leave } from './support/account';
import { freezeClock } from './support/freeze-clock';
import { boughtGoods, film, newGoods, photo, praise, uploaded } from './support/reviews';
import { addTraveller, openDay, startPaying, startTestServer, type TestServer } from './support/test-server';

const DAY = 24 * 60;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  expect(await server.breaches()).toEqual([]);
  await server.close();
});

const refused = (rule: string) => expect.objectContaining({ rule });

/** A member with goods that they have signed for. */
async function buyer(changes: Parameters<typeof boughtGoods>[3] = {}) {
  const api = await server.member();
  const goods = await newGoods(server);
  return { api, ...goods, ...(await boughtGoods(server, api, goods, changes)) };
}

// conformance: SELF-01
describe('a review', () => {
  it('is written once of what was signed for, and rates its product and shop at once', async () => {
    const { api, lineId, orderId, productId, supplierId } = await buyer();
    expect((await api.order.detail({ id: orderId })).lines[0]).toMatchObject({ reviewable: true });
    expect((await api.order.list({})).records[0]?.lines[0]).toMatchObject({ reviewable: true });
    const todo = await api.review.todo({});
    expect(todo).toMatchObject({ total: 1, records: [{ lineId, productId, kind: 'goods' }] });
    const form = await api.review.form({ lineId });
    expect(form.tags.length).toBeGreaterThanOrEqual(8);
    expect(form.line.lastDay > form.line.usedOn).toBe(true);

    const said = praise(lineId, { stars: 4, tags: ['goodQuality'], text: ' 很好\n下次再来 ' });
    const { id, state } = await api.review.add(said);
    expect(state).toBe('visible');
    expect(await server.visitor().review.summary({ productId })).toMatchObject({
      average: 4,
      count: 1,
      perStar: [0, 0, 0, 1, 0],
      tags: [{ id: 'goodQuality', name: '质量好', count: 1 }],
    });
    expect(await server.visitor().review.summary({ parentId: supplierId })).toMatchObject({ count: 1 });
    const { records } = await server.visitor({ locale: () => 'en' }).review.list({ productId });
    expect(records).toMatchObject([
      {
        id,
        stars: 4,
        text: '很好\n下次再来',
        tags: [{ id: 'goodQuality', name: 'Good quality' }],
        productName: `Product ${productId}`,
        goodsType: 0,
        usedOn: form.line.usedOn,
      },
    ]);
    expect(await api.review.todo({})).toMatchObject({ total: 0 });
    expect((await api.order.detail({ id: orderId })).lines[0]).toMatchObject({ reviewId: id });
    await expect(api.review.add(said)).rejects.toEqual(refused('reviewExists'));
    await expect(api.review.form({ lineId })).rejects.toMatchObject({ code: 409, rule: 'reviewExists' });
    expect(await api.review.mine({})).toMatchObject({
      total: 1,
      records: [{ id, mine: true, state: 'visible', product: { productId, parentId: supplierId } }],
    });
  });

  it('waits until something was used', async () => {
    const { api, lineId, orderId } = await buyer({ signed: false });
    await expect(api.review.add(praise(lineId))).rejects.toMatchObject({ code: 422, rule: 'reviewNotYet' });
    expect((await api.order.detail({ id: orderId })).lines[0]?.reviewable).toBeUndefined();
    await api.order.confirmReceipt({ id: orderId });
    await expect(api.review.add(praise(lineId))).resolves.toMatchObject({ state: 'visible' });
  });

  it('of a ticket needs one of its visitors at the gate, whatever became of the others', async () => {
    const api = await server.member();
    const productId = 'ticket-feilian-adult';
    const day = await openDay(api, productId, 0);
    const contactIds = [await addTraveller(api), await addTraveller(api)];
    const lines = [{ kind: 'ticket' as const, productId, day, quantity: 2, contactIds }];
    const { totalFen } = await api.order.quote({ lines });
    const contact = { contactName: '李云', contactMobile: '13800138000' };
    const { id } = await api.order.create({ lines, ...contact, expectedTotalFen: totalFen });
    await server.press('cashier/pay', { prepay_id: await startPaying(api, id) });
    const lineId = (await api.order.detail({ id })).lines[0]?.id ?? '';
    await expect(api.review.form({ lineId })).rejects.toEqual(refused('reviewNotYet'));
    const [first] = (await api.order.vouchers({ orderId: id })).vouchers;
    const minutes = Math.ceil((Date.parse(`${day}T10:00:00+08:00`) - server.app.clock.now()) / 60_000);
    if (minutes > 0) await server.moveTime(minutes);
    const answer = await server.press('console/vouchers/verify', { code: first?.code ?? '' });
    expect(answer.status).toBe(200);
    expect(await api.review.form({ lineId })).toMatchObject({ line: { kind: 'ticket', usedOn: day } });
    const { id: reviewId } = await api.review.add(praise(lineId, { tags: ['beautiful'] }));
    expect(await api.review.detail({ id: reviewId })).toMatchObject({
      goodsType: 2,
      tags: [{ id: 'beautiful' }],
    });
  });

  it('can be written to the last minute of the thirtieth day, and added to for half a year', async () => {
    const intime = await buyer();
    const late = await buyer();
    // A login lasts as long as the window: most of it passes before.
    await server.app.db
      .updateTable('shipments')
      .set({ signed_ms: server.app.clock.now() - 29 * 86_400_000 })
      .where('order_id', 'in', [intime.orderId, late.orderId])
      .execute();
    const { lastDay } = (await intime.api.review.form({ lineId: intime.lineId })).line;
    const endMs = Date.parse(`${lastDay}T23:59:30+08:00`);
    await server.moveTime(Math.floor((endMs - server.app.clock.now()) / 60_000));
    const { id } = await intime.api.review.add(praise(intime.lineId));
    expect((await late.api.review.todo({})).total).toBe(1);
    await server.moveTime(2);
    await expect(late.api.review.add(praise(late.lineId))).rejects.toMatchObject({
      code: 410,
      rule: 'reviewWindowOver',
    });
    expect(await late.api.review.todo({})).toMatchObject({ total: 0 });
    const { atMs, appendUntilMs } = await intime.api.review.detail({ id });
    const day = new Date(atMs + 8 * 3_600_000).toISOString().slice(0, 10);
    expect(appendUntilMs).toBe(Date.parse(`${day}T00:00:00+08:00`) + 181 * 86_400_000 - 1);
    await server.press('console/time/reset');
  });

  it('has 140 characters as people count them, and reasons for few stars', async () => {
    const { api, lineId } = await buyer();
    await expect(api.review.add(praise(lineId, { text: '好'.repeat(141) }))).rejects.toMatchObject({
      code: 400,
      fields: [{ field: 'text' }],
    });
    for (const text of ['', '不 好\n', '\u200b\u200b\u200b\u200b\u200b'])
      await expect(api.review.add(praise(lineId, { stars: 2, text }))).rejects.toMatchObject({
        code: 422,
        rule: 'reviewWords',
        fields: [{ field: 'text' }],
      });
    for (const changes of [
      { stars: 0 },
      { stars: 5.5 },
      { tags: ['goodQuality', 'goodQuality'] },
      { tags: ['no'] },
      { tags: ['poorQuality'] },
    ])
      await expect(api.review.add(praise(lineId, changes))).rejects.toMatchObject({ code: 400 });
    const text = '👨‍👩‍👧'.repeat(28);
    const { id } = await api.review.add(praise(lineId, { stars: 3, text }));
    expect((await api.review.detail({ id })).text).toBe(text);
  });

  it('is kept as text, without what cannot be seen, telephone numbers and links', async () => {
    const { api, lineId, productId } = await buyer();
    const text = '<b>好</b>\u202e\u0007 找我138 0013-8000或 www.shop.cn/a?b=1，买 a.top 省钱';
    await api.review.add(praise(lineId, { text }));
    const [shown] = (await server.visitor().review.list({ productId })).records;
    expect(shown?.text).toBe('<b>好</b> 找我***或 ***，买 *** 省钱');
  });

  it('that needs a look is seen by its author alone until the operator shows it', async () => {
    const { api, lineId, productId } = await buyer();
    const { id, state } = await api.review.add(praise(lineId, { text: '加 微 信 返 现' }));
    expect(state).toBe('pending');
    const public_ = server.visitor();
    expect(await public_.review.list({ productId })).toMatchObject({ total: 0, records: [] });
    expect(await public_.review.summary({ productId })).toMatchObject({ count: 0 });
    expect(await api.review.detail({ id })).toMatchObject({ state: 'pending', mine: true });
    await expect((await server.member()).review.detail({ id })).rejects.toMatchObject({ code: 404 });
    for (const [path, count] of [
      ['show', 1],
      ['show', 1],
      ['hide', 0],
      ['show', 1],
      ['reject', 0],
    ] as const) {
      expect((await server.press(`console/reviews/${path}`, { id })).status).toBe(200);
      expect(await public_.review.summary({ productId })).toMatchObject({ count, average: count * 5 });
      expect((await public_.review.list({ productId })).total).toBe(count);
    }
  });

  it('is anonymous for good: list, detail, vote and cancelled account tell nothing', async () => {
    const { api, lineId, productId } = await buyer();
    const { memberId } = await api.session.userInfo();
    const key = await uploaded(api, await photo());
    const { id } = await api.review.add(praise(lineId, { anonymous: true, pictureKeys: [key] }));
    const seen = async () => JSON.stringify(await server.visitor().review.list({ productId }));
    expect(await seen()).toContain('"authorName":"匿名用户","avatarUrl":""');
    expect(await seen()).not.toContain(memberId);
    expect(await seen()).not.toContain(lineId);
    const reader = await server.member({ locale: () => 'en' });
    expect(await reader.review.detail({ id })).toMatchObject({
      authorName: 'Anonymous',
      avatarUrl: '',
      mine: false,
    });
    await leave(server, api);
    expect(await seen()).toContain('"authorName":"匿名用户"');
  });

  it('stays when its author leaves, as nobody’s, and votes of theirs go', async () => {
    const { api, lineId, productId } = await buyer();
    const other = await buyer();
    const { id } = await api.review.add(praise(lineId));
    const { id: voted } = await other.api.review.add(praise(other.lineId));
    await api.review.vote({ id: voted, helpful: true });
    await leave(server, api);
    const [shown] = (await server.visitor().review.list({ productId })).records;
    expect(shown).toMatchObject({ id, authorName: '已注销用户', avatarUrl: '' });
    expect(await other.api.review.detail({ id: voted })).toMatchObject({ helpfulCount: 0 });
  });

  it('that was deleted is gone, files and all, and is not written again', async () => {
    const { api, lineId, productId, orderId } = await buyer();
    const key = await uploaded(api, await photo());
    const { id } = await api.review.add(praise(lineId, { text: '不要了', pictureKeys: [key] }));
    const url = (await api.review.detail({ id })).pictures[0]?.sources[0]?.url ?? '';
    expect((await server.fetch(url)).status).toBe(200);
    const stranger = await server.member();
    await expect(stranger.review.delete({ id })).rejects.toMatchObject({ code: 404 });
    await api.review.delete({ id });
    await server.runJobs();
    expect((await server.fetch(url)).status).toBe(404);
    expect(await server.visitor().review.summary({ productId })).toMatchObject({ count: 0 });
    expect(await api.review.mine({})).toMatchObject({ total: 0 });
    await expect(api.review.detail({ id })).rejects.toMatchObject({ code: 404 });
    await expect(api.review.delete({ id })).rejects.toMatchObject({ code: 404 });
    await expect(api.review.add(praise(lineId))).rejects.toEqual(refused('reviewExists'));
    const [line] = (await api.order.detail({ id: orderId })).lines;
    expect([line?.reviewable, line?.reviewId]).toEqual([undefined, undefined]);

    const words = () =>
      server.app.db.selectFrom('reviews').select('text').where('id', '=', id).executeTakeFirstOrThrow();
    expect(await words()).toEqual({ text: '不要了' });
    await server.moveTime(181 * DAY);
    expect(await words()).toEqual({ text: '' });
    await server.press('console/time/reset');
  });
});

describe('what is added to a review', () => {
  it('is added once, by its author, answered on its own, and not too late', async () => {
    const { api, lineId, productId } = await buyer();
    const { id } = await api.review.add(praise(lineId));
    const stranger = await server.member();
    const more = { id, text: '一个月后还是好', pictureKeys: [] };
    await expect(stranger.review.append(more)).rejects.toMatchObject({ code: 404 });
    await expect(api.review.append({ ...more, text: ' ' })).rejects.toMatchObject({ code: 400 });
    await expect(api.review.append(more)).resolves.toMatchObject({ state: 'visible' });
    await expect(api.review.append(more)).rejects.toMatchObject({ code: 409, rule: 'appendExists' });
    await server.press('console/reviews/reply', { id, text: '谢谢' });
    await server.press('console/reviews/reply', { id, part: 'append', text: '再次感谢' });
    const appended = await server.visitor().review.list({ productId, filter: 'append' });
    expect(appended).toMatchObject({
      total: 1,
      records: [
        {
          append: { text: '一个月后还是好', daysAfter: 0 },
          reply: { text: '谢谢' },
          replyToAppend: { text: '再次感谢' },
        },
      ],
    });
    await server.press('console/reviews/hide', { id, part: 'append' });
    const [shown] = (await server.visitor().review.list({ productId })).records;
    expect(shown).toMatchObject({ append: null, replyToAppend: null, reply: { text: '谢谢' } });
    expect(await server.visitor().review.summary({ productId })).toMatchObject({ count: 1, withAppend: 0 });
    expect((await server.press('console/reviews/reply', { id, text: '长'.repeat(501) })).status).toBe(409);
  });

  it('waits for a look where it needs one, and comes too late after half a year', async () => {
    const { api, lineId, productId } = await buyer();
    const late = await buyer();
    const { id } = await api.review.add(praise(lineId));
    const { id: lateId } = await late.api.review.add(praise(late.lineId));
    const more = { id, text: '加微信', pictureKeys: [] };
    await expect(api.review.append(more)).resolves.toMatchObject({ state: 'pending' });
    expect((await server.visitor().review.list({ productId })).records[0]?.append).toBeNull();
    expect(await api.review.detail({ id })).toMatchObject({
      append: { text: '加微信' },
      appendState: 'pending',
    });
    const { app } = server;
    await app.db
      .updateTable('reviews')
      .set({ at_ms: app.clock.now() - 182 * 86_400_000 })
      .where('id', '=', lateId)
      .execute();
    await expect(late.api.review.append({ ...more, id: lateId })).rejects.toMatchObject({
      code: 410,
      rule: 'reviewWindowOver',
    });
    expect(await late.api.review.detail({ id: lateId })).toMatchObject({ appendUntilMs: null });
  });
});

describe('pictures and video', () => {
  it('are made anew: smaller, the right way up, without where they were taken', async () => {
    const { api, lineId, productId } = await buyer();
    const key = await uploaded(api, await photo(3_000, 1_500));
    await api.review.add(praise(lineId, { pictureKeys: [key] }));
    const [shown] = (await server.visitor().review.list({ productId, filter: 'picture' })).records;
    const [picture] = shown?.pictures ?? [];
    expect(picture).toMatchObject({ width: 2048, height: 1024 });
    expect(picture?.sources.map(({ width }) => width)).toEqual([480, 2048]);
    for (const { url } of picture?.sources ?? []) {
      const bytes = Buffer.from(await (await server.fetch(url)).arrayBuffer());
      const { format, exif, width } = await sharp(bytes).metadata();
      expect([format, exif]).toEqual(['webp', undefined]);
      expect(width).toBeLessThanOrEqual(2048);
    }
    await server.runJobs();
    expect((await server.fetch(`http://yunyou.test/sandbox/objects/${key}`)).status).toBe(404);
  });

  it('must be there, the member’s own, and what they say they are', async () => {
    const { api, lineId } = await buyer();
    const { memberId } = await api.session.userInfo();
    const theirs = await uploaded(await server.member(), await photo());
    const program = await uploaded(api, Buffer.from('MZ\x90\0 this is a program'));
    for (const key of [theirs, program, `user/${memberId}/nothing.jpg`, `user/${memberId}/../x.jpg`, 'x'])
      await expect(api.review.add(praise(lineId, { pictureKeys: [key] }))).rejects.toMatchObject({
        code: 422,
        rule: 'fileMissing',
        fields: [{ field: 'pictureKeys.0' }],
      });
    const good = await uploaded(api, await photo());
    await expect(api.review.add(praise(lineId, { pictureKeys: [good, program] }))).rejects.toMatchObject({
      fields: [{ field: 'pictureKeys.1' }],
    });
    await expect(api.review.add(praise(lineId, { pictureKeys: [good, good] }))).rejects.toMatchObject({
      code: 400,
    });
    await expect(api.review.add(praise(lineId, { pictureKeys: Array(10).fill(good) }))).rejects.toMatchObject(
      {
        code: 400,
      },
    );
    const long = await uploaded(api, film(61), 'film.mp4', 'video/mp4');
    for (const videoKey of [long, good])
      await expect(api.review.add(praise(lineId, { videoKey }))).rejects.toMatchObject({
        rule: 'fileMissing',
        fields: [{ field: 'videoKey' }],
      });
    await expect(api.review.add(praise(lineId, { pictureKeys: [good] }))).resolves.toMatchObject({
      state: 'visible',
    });
  });

  it('with a film wait for a look, and the film says nothing of its place', async () => {
    const { api, lineId } = await buyer();
    const videoKey = await uploaded(api, film(60), 'film.mp4', 'video/mp4');
    const { id, state } = await api.review.add(praise(lineId, { videoKey }));
    expect(state).toBe('pending');
    const { videoUrl } = await api.review.detail({ id });
    const bytes = Buffer.from(await (await server.fetch(videoUrl ?? '')).arrayBuffer());
    expect(bytes.length).toBe(film(60).length);
    expect(bytes.includes('+22.53')).toBe(false);
    expect(bytes.includes('mdat')).toBe(true);
  });
});

describe('a vote', () => {
  it('is a state, of others’ visible reviews, and told to its member alone', async () => {
    const { api, lineId, productId } = await buyer();
    const { id } = await api.review.add(praise(lineId));
    await expect(api.review.vote({ id, helpful: true })).rejects.toMatchObject({
      code: 422,
      rule: 'voteOwn',
    });
    const reader = await server.member();
    const vote = (helpful: boolean) => reader.review.vote({ id, helpful });
    expect(await vote(true)).toEqual({ helpfulCount: 1, votedByMe: true });
    expect(await vote(true)).toEqual({ helpfulCount: 1, votedByMe: true });
    expect((await server.visitor().review.list({ productId })).records[0]?.helpfulCount).toBe(1);
    expect(await reader.review.states({ reviewIds: [id, 'nothing'] })).toEqual([
      { reviewId: id, votedByMe: true, mine: false },
    ]);
    expect(await api.review.states({ reviewIds: [id] })).toEqual([
      { reviewId: id, votedByMe: false, mine: true },
    ]);
    expect(await vote(false)).toEqual({ helpfulCount: 0, votedByMe: false });
    expect(await vote(false)).toEqual({ helpfulCount: 0, votedByMe: false });
    await server.press('console/reviews/hide', { id });
    await expect(vote(true)).rejects.toMatchObject({ code: 404 });
    await expect(reader.review.vote({ id: 'nothing', helpful: true })).rejects.toMatchObject({ code: 404 });
  });

  it('is given sixty times an hour at most', async () => {
    freezeClock(server);
    const { api, lineId } = await buyer();
    const { id } = await api.review.add(praise(lineId));
    const reader = await server.member();
    const votes = Array.from({ length: 60 }, (_, turn) => turn % 2 === 0);
    for (const helpful of votes) await reader.review.vote({ id, helpful });
    await expect(reader.review.vote({ id, helpful: true })).rejects.toMatchObject({ code: 429 });
  });
});
