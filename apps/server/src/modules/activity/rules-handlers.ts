import type { LocalizedText } from '@yunyou/contract';
import type { Queries } from '../../database/connect';
import { inTransaction } from '../../database/transaction';
import { notFound, refuse } from '../../http/refusal';
import type { HandlersFor } from '../../http/request-context';
import { agreedAt, keepAgreement, rulesAsAgreed } from './agreements-store';
import { ruledBox } from './box-facts-store';
import { ruledDraw } from './draw-facts-store';
import { productsOfActivities } from './products-store';
import { isReadable, rulesOf, rulesVersionOf } from './shown';
import { activityRow } from './store';

/** The rules of an activity that are in force, for whoever may read it. */
async function rulesInForce(
  db: Queries,
  activeId: string,
  nowMs: number,
): Promise<{ rules: LocalizedText[]; version: string }> {
  const { activity } = await activityRow(db, activeId);
  if (activity.rule.kind !== 'ownPrice' || !isReadable(activity, nowMs)) throw notFound();
  const standings = await productsOfActivities(db, [activeId]);
  const rules = rulesOf(
    activity,
    standings.map(({ product }) => product),
    await ruledDraw(db, activity),
    await ruledBox(db, activity),
  );
  return { rules, version: rulesVersionOf(rules) };
}

export const activityRules: HandlersFor<'activityRules'> = {
  async agree({ db, clock, memberId }, { activeId, rulesVersion }) {
    const nowMs = clock.now();
    const { rules, version } = await rulesInForce(db, activeId, nowMs);
    if (rulesVersion !== version) throw refuse('rulesChanged', { detail: { rulesVersion: version } });
    await inTransaction(db, (tx) =>
      keepAgreement(tx, { memberId, activityId: activeId, version, rules, nowMs }),
    );
    return null;
  },

  async agreed({ db, clock, memberId }, { activeId }) {
    const { version } = await rulesInForce(db, activeId, clock.now());
    const atMs = await agreedAt(db, { memberId, activityId: activeId, version });
    return { agreed: atMs !== undefined, rulesVersion: version, atMs: atMs ?? null };
  },

  async asAgreed({ db, locale, memberId }, { activeId }) {
    const found = await rulesAsAgreed(db, { memberId, activityId: activeId });
    if (found.length === 0) throw notFound();
    return {
      versions: found.map(({ version, atMs, rules }) => ({
        ...{ rulesVersion: version, atMs },
        rules: rules.map((words) => words[locale]),
      })),
    };
  },
};
