import { z } from 'zod';
import type { advice as calls } from '../calls/advice';
import {
  adviceAppendMax,
  adviceKinds,
  advicePicturesMax,
  adviceStates,
  adviceTextMax,
} from '../constants/advice';
import { epochMs, id, pageOf, pageRequest, text } from './fields';
import type { SchemasFor } from './schema';
import { mobile } from './session';

/** Keys of uploads of the member's own. */
const pictureKeys = z.array(text(200)).max(advicePicturesMax);
/** Counted as people count. */
const said = z
  .string()
  .trim()
  .refine((words) => words !== '' && [...words].length <= adviceTextMax, `1 to ${adviceTextMax} characters`);
const pictures = z
  .array(z.string())
  .describe('Addresses of the pictures that were sent along, for some minutes');

const reply = z.strictObject({
  from: z.enum(['member', 'operator']),
  text: z.string(),
  pictures,
  atMs: epochMs,
});

const summary = z.strictObject({
  id,
  sn: z.string().describe('Begins with YJ'),
  kind: z.enum(adviceKinds),
  text: z.string(),
  state: z.enum(adviceStates),
  atMs: epochMs,
  lastReply: reply.nullable().describe("The operator's last answer"),
});

export const advice = {
  list: {
    summary: "The member's suggestions, the newest first, each with its last answer.",
    request: z.object(pageRequest),
    response: pageOf(summary),
  },
  detail: {
    summary: 'One suggestion with everything that was said.',
    request: z.object({ id }),
    response: summary.extend({
      pictures,
      orderId: id.nullable(),
      orderSn: z.string().nullable(),
      mobile: z.string().describe('Masked; empty without one'),
      replies: z.array(reply),
      appendsLeft: z.int().min(0).max(adviceAppendMax).describe('How often something can be added now'),
    }),
    codes: [404],
  },
  add: {
    summary: 'Makes a suggestion.',
    request: z.object({
      kind: z.enum(adviceKinds),
      text: said,
      pictureKeys,
      orderId: id.nullable(),
      mobile: z
        .union([mobile, z.literal('')])
        .optional()
        .describe("Default the member's; empty: none"),
    }),
    response: z.strictObject({ id, sn: z.string() }),
    codes: [404, 422],
  },
  append: {
    summary: 'Adds to a suggestion; one that was answered is looked at again.',
    request: z.object({ id, text: said, pictureKeys }),
    response: z.strictObject({ state: z.enum(adviceStates), appendsLeft: z.int().min(0) }),
    codes: [404, 409, 422],
  },
} satisfies SchemasFor<typeof calls>;
