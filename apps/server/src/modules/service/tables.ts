/** The part of the database that is services that were bought. */
export interface ServiceTables {
  /** `instant`: when what was bought was looked at. */
  service_lines: { line_id: string; shown_ms: number | null };
}
