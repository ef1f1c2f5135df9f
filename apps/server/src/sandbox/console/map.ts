import { html } from 'hono/html';
import type { Db } from '../../database/connect';
import { Refusal } from '../../http/refusal';
import { type ForcedAnswer, type MapSettings, readMapSettings, writeMapSettings } from '../map-service';

/** What the map service can be made to answer. */
const ANSWERS = ['usual', '120', '121', '347', '382', 'silent'] as const;

/** Makes the map service answer otherwise; fields that are left out stay as they were. */
export async function forceMap(db: Db, form: Record<string, string>): Promise<void> {
  const current = await readMapSettings(db);
  await writeMapSettings(db, {
    geocoder: answerOf(form.geocoder) ?? current.geocoder,
    ip: answerOf(form.ip) ?? current.ip,
    ipCity: form.ipCity ?? current.ipCity,
  });
}

function answerOf(text: string | undefined): ForcedAnswer | undefined {
  if (text === undefined) return undefined;
  if (!ANSWERS.some((answer) => answer === text)) {
    throw new Refusal(400, { 'zh-Hans': '没有这种应答', en: 'There is no such answer' });
  }
  return text === 'usual' || text === 'silent' ? text : Number(text);
}

const select = (name: string, label: string, current: ForcedAnswer) => html`<label>${label}
  <select name="${name}">${ANSWERS.map((answer) => html`<option${answer === String(current) ? ' selected' : ''}>${answer}</option>`)}</select></label>`;

/** The map service's part of the console. */
export const mapForm = (
  settings: MapSettings,
) => html`<h2 id="map">地图 <span lang="en">Map service</span></h2>
<form method="post" action="console/map/force">
${select('geocoder', '逆地址解析 Geocoder', settings.geocoder)}
${select('ip', 'IP 定位 IP location', settings.ip)}
<label>IP 所在城市 City of every IP <input name="ipCity" value="${settings.ipCity}" size="10"></label>
<button>应用 Apply</button></form>`;
