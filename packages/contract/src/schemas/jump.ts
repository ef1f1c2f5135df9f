import { z } from 'zod';
import type { jump as calls } from '../calls/jump';
import { jumpCodeLength, jumpCodeSigns, jumpModes, linkKind, timeStatus } from '../constants';
import { enumOf, epochMs, id, picture } from './fields';
import type { SchemasFor } from './schema';
import { specialComponents } from './special';

const percent = z.number().min(0).max(100);

/** A part of a jump page that shows something: those of specials, and a picture with places to tap. */
const jumpBlock = z.discriminatedUnion('type', [
  ...specialComponents,
  z.strictObject({
    type: z.literal('picture'),
    picture,
    areas: z
      .array(
        z.strictObject({
          ...{ x: percent, y: percent, w: percent, h: percent },
          label: z.string().describe('What the place is called: the words of its link'),
          link: z.string().describe('As configured links are written'),
        }),
      )
      .describe("Places to tap, in percent of the picture's sides"),
  }),
]);

const jumpTarget = z.strictObject({
  code: z.string(),
  kind: z.enum(linkKind).describe('What the target is, as it is written'),
  target: z.string().describe('Where it leads, as configured links are written; empty for INVALID'),
  activeId: id.nullable().describe('The activity that it is about'),
  title: z.string(),
  subtitle: z.string().describe('Empty for none'),
  picture: picture.nullable(),
  buttonText: z.string().describe('Empty: the app has its own words'),
  auto: z.boolean().describe('Leads on at once where it leads to a page of the app'),
  startsAtMs: epochMs,
  endsAtMs: epochMs,
  timeStatus: enumOf(timeStatus).describe('Not begun or running; what is over is refused'),
  mode: z.enum(jumpModes),
  blocks: z
    .array(jumpBlock)
    .describe('What is shown in the mode `show`; empty for `go`, and before the start'),
  share: z
    .strictObject({ title: z.string(), desc: z.string(), imgUrl: z.string() })
    .nullable()
    .describe('Its own words for sharing; null: those of any page'),
  nowMs: epochMs,
});

export const jump = {
  resolve: {
    summary: 'Where the code of a link, a poster or a scene leads.',
    request: z.object({
      code: z
        .string()
        .regex(new RegExp(`^[${jumpCodeSigns}]{${jumpCodeLength}}$`))
        .describe('The jump code'),
    }),
    response: jumpTarget,
    codes: [404, 410],
  },
} satisfies SchemasFor<typeof calls>;
