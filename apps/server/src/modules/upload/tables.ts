/** The part of the database that is about uploaded files. */
export interface UploadTables {
  /** Files to be removed from the object store, by the beginning of their keys; from `since_ms` on; one that is gone has no row. */
  upload_removals: { prefix: string; since_ms: number };
}
