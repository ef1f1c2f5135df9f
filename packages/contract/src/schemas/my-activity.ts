import { z } from 'zod';
import type { myActivity as calls } from '../calls/my-activity';
import { activityType } from '../constants';
import { myActivityKinds, myActivityStates } from '../constants/my-activity';
import { enumOf, epochMs, id, pageOf, pageRequest, picture } from './fields';
import type { SchemasFor } from './schema';

export const myActivity = {
  list: {
    summary: 'What the member takes part in, of one kind, the newest first.',
    request: z.object({ ...pageRequest, kind: z.enum(myActivityKinds) }),
    response: pageOf(
      z.strictObject({
        kind: z.enum(myActivityKinds),
        activeType: enumOf(activityType).nullable(),
        activeId: id.nullable().describe('The marketing activity; null where there is none'),
        id,
        name: z.string(),
        picture: picture.nullable(),
        state: z.enum(myActivityStates),
        subtitle: z.string(),
        endsAtMs: epochMs.nullable(),
        agreedAtMs: epochMs.nullable().describe('When the member last agreed to its rules; null for never'),
        href: z.string().describe('Page of the app that it is shown on'),
      }),
    ),
  },
} satisfies SchemasFor<typeof calls>;
