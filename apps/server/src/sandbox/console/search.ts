import { html } from 'hono/html';
import type { Db, Queries } from '../../database/connect';
import { inTransaction } from '../../database/transaction';
import { queueAll } from '../../modules/search/index-store';
import { wordsInVain } from '../../modules/search/query-log-store';

/** Words shown, and of so many days. */
const WORDS = 20;
const DAYS = 30;
const DAY_MS = 86_400_000;

/** What is searched in vain, most often first. */
export const readSearches = (db: Queries, nowMs: number) => wordsInVain(db, nowMs - DAYS * DAY_MS, WORDS);

/** Has the index made anew; it goes on answering meanwhile. */
export const reindex = (db: Db): Promise<void> => inTransaction(db, queueAll);

export const searchForms = (searches: Awaited<ReturnType<typeof readSearches>>) => html`
<form method="post" action="console/search/reindex"><button>重建索引 Reindex</button></form>
${
  searches.length === 0
    ? html`<p class="soft">没有搜不到的词 · Nothing was asked in vain</p>`
    : html`<ul>${searches.map(({ word, times }) => html`<li>${word} <span class="soft">× ${times}</span></li>`)}</ul>`
}`;
