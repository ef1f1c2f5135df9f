import { html } from 'hono/html';
import { dayOf, timeOf } from '../../clock';
import type { AppContext } from '../../context';
import { enterCertificates } from '../../flows/certificates';
import { badInput } from '../../http/refusal';
import { deleteTriesOf } from '../../modules/identity/verification-store';
import { type Action, noSuch } from '../../operator/desk/typed';
import { isLedgerSilent, LEDGER_PATH, silenceLedger } from '../ledger';
import { forceAnswer, forcedAnswerOf, REAL_NAME_ANSWERS } from '../real-name-check';

const SHOWN = 20;

/** What the console shows of identity checks and of the ledger. */
export async function readIdentity({ db }: Pick<AppContext, 'db'>) {
  const [answer, verifications, silent, entries, waiting] = await Promise.all([
    forcedAnswerOf(db),
    db
      .selectFrom('identity_verifications')
      .select(['member_id as memberId', 'status', 'checked_ms as checkedMs'])
      .orderBy('checked_ms', 'desc')
      .limit(SHOWN)
      .execute(),
    isLedgerSilent(db),
    db.selectFrom('sandbox_ledger').selectAll().orderBy('seq', 'desc').limit(SHOWN).execute(),
    db
      .selectFrom('nft_certificates')
      .select(['piece_id as pieceId', 'state', 'tries', 'next_ms as nextMs'])
      .where('next_ms', 'is not', null)
      .orderBy('next_ms')
      .limit(SHOWN)
      .execute(),
  ]);
  return {
    identity: { answer, verifications },
    ledger: {
      silent,
      waiting,
      entries: entries.map(({ seq, tx_id, record_hash, previous, at_ms }) => ({
        ...{ seq, txId: tx_id, hash: record_hash, previous, atMs: at_ms },
      })),
    },
  };
}

/** What the identity service and the ledger answer. */
export function identityActions(app: AppContext, action: Action): void {
  const { db, protection } = app;
  action('/identity/force', async ({ answer = '' }) => {
    const forced = REAL_NAME_ANSWERS.find((one) => one === answer) ?? null;
    if (forced === null && answer !== '')
      throw badInput([{ field: 'answer', reason: REAL_NAME_ANSWERS.join(', ') }]);
    await forceAnswer(db, forced);
    return '身份核验按此应答 · The identity service answers so';
  });
  action('/identity/reset-tries', async ({ member = '' }) => {
    const typed = member.trim();
    const found = await db
      .selectFrom('members')
      .select('id')
      .where((eb) =>
        eb.or([eb('id', '=', typed), eb('mobile_index', '=', protection.index('mobile', typed))]),
      )
      .executeTakeFirst();
    if (!found) throw noSuch('会员', 'member');
    await deleteTriesOf(db, found.id);
    return '认证次数已重置 · Tries are as at the beginning';
  });
  action('/ledger/silence', async ({ silent = '' }) => {
    await silenceLedger(db, silent === '1');
    return silent === '1' ? '存证不应答 · The ledger is silent' : '存证恢复应答 · The ledger answers';
  });
  action('/ledger/ask', async () => {
    await enterCertificates(app);
    return '已存证 · What was due is entered';
  });
}

type Identity = Awaited<ReturnType<typeof readIdentity>>;

const at = (atMs: number) => `${dayOf(atMs)} ${timeOf(atMs)}`;

/** The console's part about identity checks and the ledger. */
export const identityForms = ({ identity, ledger }: Identity) => html`
<h2 id="identity">实名认证 <span lang="en">Identity checks</span></h2>
<form method="post" action="console/identity/force">
<label>应答 Answer <select name="answer"><option value="">按号码 by the number</option>${REAL_NAME_ANSWERS.map((one) => html`<option value="${one}"${one === identity.answer ? ' selected' : ''}>${one}</option>`)}</select></label>
<button>应用 Apply</button></form>
<form method="post" action="console/identity/reset-tries"><label>会员或手机号 Member or mobile <input name="member" size="16" required></label><button>重置次数 Reset tries</button></form>
<div class="scroll"><table><tbody>${identity.verifications.map(
  (one) =>
    html`<tr><td><code>${one.memberId}</code></td><td>${one.status}</td><td>${at(one.checkedMs)}</td></tr>`,
)}</tbody></table></div>
<h2 id="ledger">存证 <span lang="en">Ledger</span></h2>
<p>${ledger.silent ? '不应答 · It is silent' : '应答 · It answers'}</p>
<form method="post" action="console/ledger/silence"><input type="hidden" name="silent" value="1"><button>不应答 Silence</button></form>
<form method="post" action="console/ledger/silence"><input type="hidden" name="silent" value="0"><button>应答 Let answer</button></form>
<form method="post" action="console/ledger/ask"><button>立即存证 Enter now</button></form>
<div class="scroll"><table><tbody>${ledger.waiting.map(
  (one) =>
    html`<tr><td><code>${one.pieceId}</code></td><td>${one.state} · ${one.tries}</td><td>${at(one.nextMs ?? 0)}</td></tr>`,
)}${ledger.entries.map(
  (one) =>
    html`<tr><td>${one.seq} <a href="${LEDGER_PATH}/${one.txId}"><code>${one.txId.slice(0, 16)}…</code></a></td><td><code>${one.hash.slice(0, 16)}…</code></td><td>${at(one.atMs)}</td></tr>`,
)}</tbody></table></div>`;
