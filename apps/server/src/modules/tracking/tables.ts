import type { ChannelSource } from '@yunyou/contract';
import type { Generated } from 'kysely';
import type { Json } from '../../database/json-column';

/** The part of the database that is reported events. */
export interface TrackingTables {
  tracking_events: {
    id: Generated<number>;
    kind: string;
    member_id: string | null;
    source: ChannelSource;
    data: Json<Record<string, unknown>>;
    at_ms: number;
    event_id: string | null;
  };
}
