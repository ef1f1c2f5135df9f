import type { Json } from '../../database/json-column';

/** The part of the database that is texts in other languages. */
export interface InternationalTables {
  international_fields: { type: number; table_id: string; data: Json<Record<string, unknown>> };
}
