import { z } from 'zod';
import type { system as calls } from '../calls/system';
import { stayHorizonDays } from '../constants';
import { day, epochMs, localizedText, nothing } from './fields';
import type { SchemasFor } from './schema';

export const system = {
  timestamp: {
    summary: "The server's clock.",
    request: nothing,
    response: z.strictObject({ serverTimeStamp: epochMs }),
  },
  holidays: {
    summary: `Public holidays of the next ${stayHorizonDays} days, day by day.`,
    request: nothing,
    response: z.array(z.strictObject({ day, name: localizedText })),
  },
} satisfies SchemasFor<typeof calls>;
