import { sql } from 'kysely';
import type { Clock } from '../clock';
import type { Tx } from '../database/connect';
import type { DemoJumpCode } from './jump-code';
import { SHOWN_PAGES, storedBlocks } from './jump-pages';
import type { PictureManifest } from './picture-manifest';
import { text } from './text';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const NO_TEXT = text('', '');

/** One that leads on at once, one whose time is to come, one to another site, one that is over, and one that nobody can read. */
const CODES: readonly DemoJumpCode[] = [
  {
    code: 'DEMOAUTO',
    target: '/pages/scenic-spot-detail/scenic-spot-detail?id=spot-qiyun-ridge',
    title: text('栖云岭', 'Qiyun Ridge'),
    subtitle: NO_TEXT,
    buttonText: NO_TEXT,
    picture: 'qiyun-ridge-hero',
    auto: true,
    startsAfterMs: -DAY_MS,
    endsAfterMs: 365 * DAY_MS,
  },
  {
    code: 'DEMOCARD',
    target: '/pages/ticket-detail/ticket-detail?id=ticket-qiyun-sunrise',
    title: text('在云上等日出', 'Sunrise above the clouds'),
    subtitle: text('栖云岭日出专场，明日开放预订', 'Qiyun Ridge sunrise session, open for booking tomorrow'),
    buttonText: text('去预订', 'Book it'),
    picture: 'qiyun-ridge-hero',
    auto: false,
    startsAfterMs: 26 * HOUR_MS,
    endsAfterMs: 60 * DAY_MS,
  },
  {
    code: 'DEMOSITE',
    target: 'https://www.example.com/lanterns',
    title: text('一河灯火', 'A river of lanterns'),
    subtitle: text('月桥古镇的灯会，由主办方介绍', 'The lanterns of Moonbridge, told by their hosts'),
    buttonText: text('看灯会', 'See the lanterns'),
    picture: 'moonbridge-town-hero',
    auto: false,
    startsAfterMs: -DAY_MS,
    endsAfterMs: 60 * DAY_MS,
  },
  {
    code: 'DEMOENDS',
    target: '/pages/goods-home/goods-home',
    title: text('新茶上市', 'The new tea is in'),
    subtitle: NO_TEXT,
    buttonText: NO_TEXT,
    picture: 'mist-tea-hills-hero',
    auto: false,
    startsAfterMs: -30 * DAY_MS,
    endsAfterMs: -DAY_MS,
  },
  {
    code: 'DEMOLOST',
    target: 'tea house',
    title: text('茶室', 'The tea house'),
    subtitle: NO_TEXT,
    buttonText: NO_TEXT,
    picture: 'mist-tea-hills-hero',
    auto: false,
    startsAfterMs: -DAY_MS,
    endsAfterMs: 60 * DAY_MS,
  },
];

/** Writes the demo's jump codes, their times counted from now; how often they were followed stays. */
export async function writeJumpCodes(tx: Tx, pictures: PictureManifest, clock: Clock): Promise<void> {
  const nowMs = clock.now();
  const shown = SHOWN_PAGES.map(({ blocks, share, ...page }) => ({
    ...page,
    ...{ mode: 'show' as const, blocks: storedBlocks(blocks, pictures, nowMs) },
    share: share && { ...share, imgUrl: pictures.picture(page.picture, page.title).sources[0]?.url ?? '' },
  }));
  const led = CODES.map((code) => ({ ...code, mode: 'go' as const, blocks: [], share: null }));
  const rows = [...led, ...shown].map(
    ({ title, subtitle, buttonText, picture, startsAfterMs, endsAfterMs, ...row }) => ({
      ...row,
      blocks: JSON.stringify(row.blocks),
      share: row.share && JSON.stringify(row.share),
      title: JSON.stringify(title),
      subtitle: JSON.stringify(subtitle),
      button_text: JSON.stringify(buttonText),
      picture: JSON.stringify(pictures.picture(picture, title)),
      starts_ms: nowMs + startsAfterMs,
      ends_ms: nowMs + endsAfterMs,
      created_ms: nowMs,
    }),
  );
  await tx
    .insertInto('jump_codes')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('code').doUpdateSet({
        target: sql`excluded.target`,
        title: sql`excluded.title`,
        subtitle: sql`excluded.subtitle`,
        button_text: sql`excluded.button_text`,
        picture: sql`excluded.picture`,
        mode: sql`excluded.mode`,
        blocks: sql`excluded.blocks`,
        share: sql`excluded.share`,
        starts_ms: sql`excluded.starts_ms`,
        ends_ms: sql`excluded.ends_ms`,
      }),
    )
    .execute();
}
