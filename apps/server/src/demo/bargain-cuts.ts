import { channelSource } from '@yunyou/contract';
import type { Tx } from '../database/connect';
import { refuse } from '../http/refusal';
import { activityProductOf } from '../modules/activity/pool-store';
import { lockBargain } from '../modules/bargain/bargain-store';
import { makeCut } from '../modules/bargain/help';
import { startBargain } from '../modules/bargain/start';
import type { DataProtection } from '../security/data-protection';
import { addTestMember, agreeToRules } from './group-seats';

/** Random bytes that a client would bring. */
const CLIENT_SEED = '00112233445566778899aabbccddeeff';

interface StartDeps {
  tx: Tx;
  protection: DataProtection;
}

/** Starts a bargain for a member, as they would. Answers its id. */
export async function startTestBargain(
  { tx, protection }: StartDeps,
  { memberId, activityProductId, atMs }: { memberId: string; activityProductId: string; atMs: number },
): Promise<string> {
  const sold = await activityProductOf(tx, activityProductId);
  if (!sold) throw new Error(`${activityProductId} is not sold.`);
  const rulesVersion = await agreeToRules(tx, sold, memberId, atMs);
  const deps = { protection, memberId, source: channelSource.desktopBrowser, nowMs: atMs };
  const { product_id, variant_id } = sold.product;
  return startBargain(tx, deps, {
    ...{ activityProductId, rulesVersion, clientSeed: CLIENT_SEED },
    productSpec: variant_id || product_id,
  });
}

/** Members who exist to help make a cut each; fewer where nothing is left to cut before. */
export async function addTestCuts(
  tx: Tx,
  bargainId: string,
  { names, nowMs }: { names: readonly string[]; nowMs: number },
): Promise<void> {
  for (const name of names) {
    const facts = await lockBargain(tx, bargainId);
    if (!facts) throw refuse('bargainOver');
    if (facts.bargain.cuts === facts.bargain.people) return;
    await makeCut(tx, facts, await addTestMember(tx, { name, nowMs }), nowMs);
  }
}
