import { z } from 'zod';
import type { lottery as calls } from '../calls/lottery';
import {
  activityType,
  clientSeedDigits,
  drawFallbacks,
  drawLayouts,
  drawPrizeFenMax,
  drawPrizesMax,
  drawPrizesMin,
  drawScalePpm,
  drawTaskKinds,
  drawTaskStates,
  inviteCodeLength,
  prizeKinds,
  timeStatus,
} from '../constants';
import { day, done, enumOf, epochMs, fen, hex, id, pageOf, pageRequest, picture } from './fields';
import { goodsSummary } from './goods';
import type { SchemasFor } from './schema';

const ppm = z.int().min(0).max(drawScalePpm).describe('Parts of 1,000,000');
const version = z.string().length(8);
const commitment = hex(64).describe('SHA-256 of the seed of the day, lower hex; told before the day begins');
const inviteCode = z.string().regex(new RegExp(`^[A-Z2-9]{${inviteCodeLength}}$`));

const drawPrize = z.strictObject({
  id,
  name: z.string(),
  kind: z.enum(prizeKinds),
  picture: picture.nullable(),
  ppm,
  valueFen: fen.max(drawPrizeFenMax).describe('0 for what wins nothing'),
  stock: z.int().min(0).nullable().describe('How many there are in all; null for no limit'),
  left: z.int().min(0).nullable().describe('Null for no limit; at 0 its share gives what wins nothing'),
  perMember: z.int().min(1).nullable().describe('How often a member may win it; null for no limit'),
});

const task = z.strictObject({
  taskId: id,
  kind: z.enum(drawTaskKinds),
  title: z.string(),
  chances: z.int().min(1).describe('What it brings, each time'),
  perDay: z.int().min(1).describe('How often a day it counts'),
  minFen: fen.nullable().describe('For `buy`: an order of so much'),
});

const detail = z.strictObject({
  activeId: id,
  activeType: enumOf(activityType),
  layout: z.enum(drawLayouts),
  name: z.string(),
  subtitle: z.string(),
  picture,
  startsAtMs: epochMs,
  endsAtMs: epochMs,
  timeStatus: enumOf(timeStatus),
  rules: z.array(z.string()).describe('Paragraphs'),
  rulesVersion: version,
  prizes: z.array(drawPrize).min(drawPrizesMin).max(drawPrizesMax).describe('In the order of their shares'),
  tasks: z.array(task).describe('Those of the channel that asks'),
  day: day.describe('Of the commitment: the day that draws count for now'),
  commitment,
  nowMs: epochMs,
});

const own = detail.extend({
  chancesLeft: z.int().min(0),
  drawsDone: z.int().min(0).describe('Draws of the member so far: the index of the next one'),
  agreed: z.boolean().describe('The member has agreed to these rules'),
  inviteCode: inviteCode.describe('Of the member, for links of this activity'),
});

export const drawRecord = z.strictObject({
  activeId: id,
  memberId: id,
  index: z.int().min(0).describe("Of the member's draws, from 0 without gaps"),
  day,
  clientSeed: hex(clientSeedDigits),
  commitment,
  seed: hex(64).nullable().describe('Of the day; null until it is told, ten minutes after the day'),
  roll: z
    .int()
    .min(0)
    .max(drawScalePpm - 1),
  rolledPrizeId: id.describe('What the roll stands for'),
  prize: z
    .strictObject({ id, name: z.string(), kind: z.enum(prizeKinds), valueFen: fen })
    .describe('As given'),
  reason: z.enum(drawFallbacks).nullable().describe('Why another one was given than rolled'),
  forced: z.boolean().describe('The roll was set by hand, in a system for tests'),
  prizeOfMineId: id.nullable().describe('Null where nothing was won'),
  atMs: epochMs,
});

export const lottery = {
  detail: {
    summary: 'A draw: its prizes with their odds, its tasks, its rules, and what it has committed to.',
    request: z.object({ activeId: id }),
    response: detail,
    codes: [404],
  },
  own: {
    summary: 'The same, with the chances of the member.',
    request: z.object({ activeId: id }),
    response: own,
    codes: [404],
  },
  draw: {
    summary: 'Uses a chance. The prize is written before it is answered.',
    request: z.object({
      activeId: id,
      clientSeed: hex(clientSeedDigits).describe('Random bytes of the client, new for each draw, lower hex'),
      commitment: commitment.describe('That the page shows'),
      rulesVersion: version.describe('That the member agreed to'),
    }),
    response: z.strictObject({ record: drawRecord, chancesLeft: z.int().min(0), nowMs: epochMs }),
    codes: [404, 409, 410, 422],
  },
  winners: {
    summary: 'Who won what: from 500 yuan on first, then the newest.',
    request: z.object({ ...pageRequest, activeId: id }),
    response: pageOf(
      z.strictObject({
        id,
        name: z.string().describe('Masked'),
        prize: z.string(),
        valueFen: fen,
        atMs: epochMs,
      }),
    ),
    codes: [404],
  },
  records: {
    summary: 'Draws of the member, the newest first.',
    request: z.object({ ...pageRequest, activeId: id }),
    response: pageOf(drawRecord).extend({ nowMs: epochMs }),
    codes: [404],
  },
  proof: {
    summary: 'What draws of a day are checked by.',
    request: z.object({ activeId: id, day }),
    response: z.strictObject({
      day,
      commitment,
      seed: hex(64).nullable().describe('Null until it is told'),
      revealsAtMs: epochMs,
      prizes: z
        .array(
          z.strictObject({ id, name: z.string(), ppm, upTo: ppm.describe('Rolls below it are its own') }),
        )
        .describe('In the order of their shares'),
    }),
    codes: [404],
  },
  tasks: {
    summary: 'What brings chances, and how the member stands to it today.',
    request: z.object({ activeId: id }),
    response: z.strictObject({
      tasks: z.array(
        task.extend({
          doneToday: z.int().min(0),
          state: z.enum(drawTaskStates),
          href: z.string().nullable().describe('For `browse`: the page of the app to look at'),
          taskRunId: id.nullable().describe('Of a run that was begun'),
          notBeforeMs: epochMs.nullable().describe('When it can be finished'),
        }),
      ),
      chancesLeft: z.int().min(0),
      inviteCode,
      invited: z.array(z.strictObject({ name: z.string().describe('Masked'), atMs: epochMs })),
      nowMs: epochMs,
    }),
    codes: [404],
  },
  startTask: {
    summary: 'Begins a task. A run that goes on already is answered again.',
    request: z.object({ taskId: id }),
    response: z.strictObject({ taskRunId: id, notBeforeMs: epochMs, lapsesAtMs: epochMs, nowMs: epochMs }),
    codes: [404, 409, 410, 422],
  },
  finishTask: {
    summary: 'Finishes a task, for its chances.',
    request: z.object({ taskRunId: id }),
    response: z.strictObject({ chancesLeft: z.int().min(0), given: z.int().min(0) }),
    codes: [404, 409, 410, 422],
  },
  invited: {
    summary: 'Says by whose link a new member came. A member counts once, whoever invited them.',
    request: z.object({ activeId: id, inviteCode }),
    response: done,
    codes: [404, 410],
  },
  goods: {
    summary: 'What brings chances when it is bought.',
    request: z.object({ ...pageRequest, activeId: id }),
    response: pageOf(goodsSummary.extend({ chances: z.int().min(1), minFen: fen })),
    codes: [404],
  },
} satisfies SchemasFor<typeof calls>;
