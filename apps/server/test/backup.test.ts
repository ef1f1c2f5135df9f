import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paymentStatus } from '@yunyou/contract';
import { expect, it, onTestFinished } from 'vitest';
import { archiveLog, finishSegment, restoreBackup, takeBaseBackup } from './support/base-backup';
import { newCluster } from './support/own-cluster';
import { until } from './support/replicated-database';
import { placeOrder, startPaying, startTestServer, type TestServer } from './support/test-server';

/** Orders of a new member; the first is paid. */
async function sell(shop: TestServer, count: number): Promise<string[]> {
  const api = await shop.member();
  const ids: string[] = [];
  for (let order = 0; order < count; order++) ids.push((await placeOrder(api)).id);
  await shop.press('cashier/pay', { prepay_id: await startPaying(api, ids[0] ?? '') });
  return ids;
}

const ordersOf = async ({ app: { db } }: TestServer) =>
  db.selectFrom('orders').select(['id', 'pay_status']).orderBy('id').execute();

it('a backup that was taken while people bought brings back what there was at any moment after it', async () => {
  const lost = await newCluster();
  const kept = await mkdtemp(join(tmpdir(), 'yunyou-backup-'));
  const [archive, file] = [join(lost.place, 'archive'), join(kept, 'base.tar')];
  onTestFinished(async () => {
    await lost.remove();
    await rm(kept, { recursive: true, force: true });
  });
  await lost.start();
  await lost.stop();
  await archiveLog(lost, archive);
  await lost.start();
  const shop = await startTestServer({}, undefined, lost.url());
  await sell(shop, 3);
  const [, selling] = await Promise.all([takeBaseBackup(lost, file), sell(shop, 3)]);
  expect(selling).toHaveLength(3);
  await sell(shop, 2);
  const before = await ordersOf(shop);
  const [now] = await lost.query<{ moment: string }>('select clock_timestamp()::text as moment');
  const [tooLate] = await sell(shop, 2);
  expect(await ordersOf(shop)).toHaveLength(before.length + 2);
  await finishSegment(lost);
  await shop.close();
  await lost.kill();

  const restored = await newCluster();
  onTestFinished(() => restored.remove());
  await restoreBackup(restored, { file, archive, moment: now?.moment ?? '' });
  // Its superuser's password, which a server of others has elsewhere.
  await copyFile(join(lost.place, 'password'), join(restored.place, 'password'));
  await restored.start();
  await until(async () => {
    const [row] = await restored.query<{ open: boolean }>('select not pg_is_in_recovery() as open');
    return row?.open === true;
  });
  const again = await startTestServer({}, undefined, restored.url());
  const orders = await ordersOf(again);
  expect(orders).toEqual(before);
  expect(orders.map(({ id }) => id)).not.toContain(tooLate);
  expect(orders.filter(({ pay_status }) => pay_status === paymentStatus.paid)).toHaveLength(3);
  expect(await again.breaches()).toEqual([]);
  await sell(again, 1);
  expect(await ordersOf(again)).toHaveLength(before.length + 1);
  expect(await again.breaches()).toEqual([]);
  await again.close();
}, 120_000);
