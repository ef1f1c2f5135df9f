import { html } from 'hono/html';
import type { Db } from '../../database/connect';
import { Refusal } from '../../http/refusal';
import {
  MESSAGE_ANSWERS,
  type MessagingAppSettings,
  readMessagingAppSettings,
  writeMessagingAppSettings,
} from '../platforms/messages';

/** The newest messages the mini-program's platform has shown to people, and what it answers. */
export async function readMessages(db: Db) {
  const [settings, rows] = await Promise.all([
    readMessagingAppSettings(db),
    db
      .selectFrom('sandbox_messages')
      .selectAll()
      .orderBy('sent_ms', 'desc')
      .orderBy('id')
      .limit(30)
      .execute(),
  ]);
  return {
    settings,
    sent: rows.map((row) => ({
      openId: row.open_id,
      templateId: row.template_id,
      page: row.page,
      state: row.state,
      data: row.data,
      sentMs: row.sent_ms,
    })),
  };
}

/** Makes the platform answer messages otherwise, or take no access token that is known. */
export async function forceMessages(db: Db, form: Record<string, string>): Promise<void> {
  const current = await readMessagingAppSettings(db);
  const answer = MESSAGE_ANSWERS.find((one) => String(one) === form.answer);
  if (form.answer !== undefined && answer === undefined) {
    throw new Refusal(400, { 'zh-Hans': '没有这种应答', en: 'There is no such answer' });
  }
  await writeMessagingAppSettings(db, {
    messageAnswer: answer ?? current.messageAnswer,
    tokenEpoch: current.tokenEpoch + (form.expireTokens ? 1 : 0),
  });
}

/** What the platform answers, as a form. */
export const messageForm = ({
  messageAnswer,
}: MessagingAppSettings) => html`<form method="post" action="console/messages/force">
<label>平台应答 Answer <select name="answer">${MESSAGE_ANSWERS.map((answer) => html`<option value="${answer}"${answer === messageAnswer ? ' selected' : ''}>${answer === 0 ? 'ok' : answer}</option>`)}</select></label>
<button>应用 Apply</button>
<button name="expireTokens" value="1">令牌过期 Expire tokens</button></form>`;
