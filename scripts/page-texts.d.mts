/** Area by message id. */
export function areasById(): Promise<Map<string, string>>;
/** Areas of the ids that stand in the code. */
export function areasIn(code: string, byId: ReadonlyMap<string, string>): Set<string>;
/** Writes `apps/web/src/generated/page-texts.ts`: the areas of texts that each page shows. */
export function writePageTexts(): Promise<void>;
