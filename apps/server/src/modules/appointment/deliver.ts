import type { LocalizedText } from '@yunyou/contract';
import type { AppContext } from '../../context';
import type { Tx } from '../../database/connect';
import { timeWords } from '../../http/rule-words';
import { cell } from '../../security/data-protection';
import { tell } from '../message/tell';
import { wordsOf } from '../message/templates';
import { queueAppointmentNews } from '../subscription/queue-messages';
import { claimSms, type DueNews, dueSms, lockDueNews, markDone } from './deliver-store';

/** An SMS that was not taken is sent again so much later. */
const AGAIN_MS = 60_000;

const NOTHING: LocalizedText = { 'zh-Hans': '', en: '' };

/** What a message says of its appointment, its offer or its voucher. */
function parametersOf(news: DueNews) {
  return {
    title: news.title ?? NOTHING,
    time: news.starts_ms === null ? NOTHING : timeWords(news.starts_ms),
    day: news.last_day ?? '',
    size: String(news.size ?? ''),
    until: news.offered_until_ms === null ? NOTHING : timeWords(news.offered_until_ms),
  };
}

/** Whether it is still worth telling. */
const isLate = ({ until_ms, template, offered_until_ms }: DueNews, nowMs: number): boolean =>
  (until_ms !== null && until_ms <= nowMs) || (template === 'waitOffered' && offered_until_ms === null);

/** Tells in the inbox what is due, and in the app of whoever has subscribed; answers how many there were. */
export async function tellDue(
  tx: Tx,
  { appId, nowMs, limit }: { appId: string | undefined; nowMs: number; limit: number },
): Promise<number> {
  const due = await lockDueNews(tx, nowMs, limit);
  for (const news of due.filter((one) => !isLate(one, nowMs))) {
    await tell(tx, {
      memberId: news.member_id,
      template: news.template,
      parameters: parametersOf(news),
      subjectId: news.appointment_id ?? news.entry_id ?? news.voucher_id ?? '',
      once: `appointment-news:${news.id}`,
      nowMs,
    });
    if (appId !== undefined) await queueAppointmentNews(tx, appId, news, nowMs);
  }
  await markDone(
    tx,
    due.map(({ id }) => id),
    nowMs,
  );
  return due.length;
}

/** Sends by SMS what cannot wait; one that was not taken is sent again. */
export async function sendDueSms(
  { db, protection, sms, log }: Pick<AppContext, 'db' | 'protection' | 'sms' | 'log'>,
  nowMs: number,
  limit: number,
): Promise<void> {
  for (const id of await dueSms(db, nowMs, limit)) {
    const news = await claimSms(db, id, nowMs, nowMs + AGAIN_MS);
    if (!news) continue;
    try {
      const mobile = mobileOf(protection, news);
      if (mobile !== '' && !isLate(news, nowMs)) {
        const { title, body } = wordsOf(news.template, parametersOf(news));
        await sms.send(mobile, `【云游】${title['zh-Hans']}：${body['zh-Hans']}`);
      }
      await markDone(db, [id], nowMs);
    } catch (error) {
      log.warn({ err: error, newsId: id }, 'a message about an appointment could not be sent');
    }
  }
}

function mobileOf(
  protection: AppContext['protection'],
  { mobile_cipher, appointment_id, entry_id }: DueNews,
): string {
  const table = appointment_id !== null ? 'appointments' : 'waiting_entries';
  return protection.decrypt(
    mobile_cipher ?? '',
    cell(table, 'mobile_cipher', appointment_id ?? entry_id ?? ''),
  );
}
