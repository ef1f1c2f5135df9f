import type { JSONColumnType } from 'kysely';

/** The part of the database that is what the operator edits. */
export interface SiteDocumentTables {
  site_documents: { key: string; data: JSONColumnType<object> };
}
