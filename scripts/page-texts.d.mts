/** Area by message id. */
export function areasById(): Promise<Map<string, string>>;
/** Areas of the ids that stand in the code. */
export function areasIn(code: string, byId: ReadonlyMap<string, string>): Set<string>;
/** Writes `home-texts.ts` and `page-texts.ts` into `apps/web/src/generated`: the areas of texts that each page shows. */
export function writePageTexts(): Promise<void>;
