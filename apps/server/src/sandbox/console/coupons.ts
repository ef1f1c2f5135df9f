import { html } from 'hono/html';
import { COUPONS } from '../../demo/shops';

/** Codes of the demo's coupons. The server keeps their hashes alone, so they are read from the demo's own data. */
export const couponCodes = (): { code: string; couponId: string; name: string }[] =>
  COUPONS.flatMap(({ id, code, name }) => (code ? [{ code, couponId: id, name: name['zh-Hans'] }] : []));

export const couponList = (codes: ReturnType<typeof couponCodes>) =>
  html`<ul>${codes.map(
    ({ code, name }) => html`<li><code>${code}</code> <span class="soft">${name}</span></li>`,
  )}</ul>`;
