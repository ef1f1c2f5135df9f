/** A mark of a test: the row it proves; no title where it stands above no test. */
interface Mark {
  id: string;
  title: string | undefined;
}

/** The marks of one file's text; `ids` are those looked for in titles. */
export function marksIn(text: string, ids: ReadonlySet<string>): Mark[];
/** The rows of the specification. */
export function conformanceRows(): { id: string; area: string; requirement: string }[];
/** Every mark there is, with its file. */
export function conformanceMarks(): (Mark & { file: string })[];
/** `docs/conformance.md` as it has to be. */
export function conformancePage(): string;
