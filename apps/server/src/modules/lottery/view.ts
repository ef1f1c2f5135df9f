import {
  activityType,
  type DrawRecord,
  type Locale,
  type LotteryDetail,
  type OwnLottery,
} from '@yunyou/contract';
import { maskName } from '@yunyou/validators';
import type { DataProtection } from '../../security/data-protection';
import { timeStatusOf } from '../activity/products';
import { rulesOf, rulesVersionOf } from '../activity/shown';
import type { DayRow } from './days-store';
import type { PrizeRow, ShownRecord } from './draw-store';
import { toldSeed } from './seed';
import type { OwnFacts, ShownDraw, TaskRow, Winner } from './view-store';

interface Viewer {
  locale: Locale;
  nowMs: number;
}

const prizeView = (prize: PrizeRow, locale: Locale): LotteryDetail['prizes'][number] => ({
  id: prize.id,
  name: prize.name[locale],
  kind: prize.kind,
  picture: prize.picture,
  ppm: prize.ppm,
  valueFen: prize.value_fen,
  stock: prize.stock,
  left: prize.stock === null ? null : prize.stock - prize.given - prize.returned,
  perMember: prize.per_member,
});

export const taskView = (task: TaskRow, locale: Locale): LotteryDetail['tasks'][number] => ({
  taskId: task.id,
  kind: task.kind,
  title: task.title[locale],
  chances: task.chances,
  perDay: task.per_day,
  minFen: task.min_fen,
});

/** A draw as anybody sees it; `day`: the one that draws count for now. */
export function drawView(
  { activity, draw, ruled, prizes, tasks }: ShownDraw,
  day: DayRow,
  { locale, nowMs }: Viewer,
): LotteryDetail {
  const rules = rulesOf(activity, [], ruled);
  return {
    activeId: activity.id,
    activeType:
      activity.active_type === activityType.rotaryTable ? activityType.rotaryTable : activityType.lottery,
    layout: draw.layout,
    name: activity.name[locale],
    subtitle: activity.subtitle[locale],
    picture: activity.picture,
    startsAtMs: activity.starts_ms,
    endsAtMs: activity.ends_ms,
    timeStatus: timeStatusOf(activity, nowMs),
    rules: rules.map((rule) => rule[locale]),
    rulesVersion: rulesVersionOf(rules),
    prizes: prizes.map((prize) => prizeView(prize, locale)),
    tasks: tasks.map((task) => taskView(task, locale)),
    day: day.day,
    commitment: day.commitment,
    nowMs,
  };
}

/** The same, with how a member stands to it. */
export const ownDrawView = (
  detail: LotteryDetail,
  { chancesLeft, draws, inviteCode, agreed }: OwnFacts,
): OwnLottery => ({
  ...detail,
  ...{ chancesLeft, drawsDone: draws, inviteCode },
  agreed: agreed.includes(detail.rulesVersion),
});

/** What a draw brought, with everything it is checked by as far as that is told. */
export function recordView(
  { record, day, prize }: ShownRecord,
  { locale, nowMs, protection }: Viewer & { protection: DataProtection },
): DrawRecord {
  return {
    activeId: record.activity_id,
    memberId: record.member_id,
    index: record.draw_index,
    day: record.day,
    clientSeed: record.client_seed,
    commitment: day.commitment,
    seed: toldSeed(protection, day, nowMs),
    roll: record.roll,
    rolledPrizeId: record.rolled_prize_id,
    prize: { id: prize.id, name: prize.name[locale], kind: prize.kind, valueFen: prize.value_fen },
    reason: record.reason,
    forced: record.forced,
    prizeOfMineId: record.prize_of_mine_id,
    atMs: record.at_ms,
  };
}

export const winnerView = ({ name, prize, ...winner }: Winner, locale: Locale) => ({
  ...winner,
  name: maskName(name),
  prize: prize[locale],
});
