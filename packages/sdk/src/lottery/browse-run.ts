import type { Drafts } from '../core/drafts';

/** A page that is being looked at for the chances it brings. */
export interface BrowseRun {
  activeId: string;
  taskRunId: string;
  /** The page, as the task names it. */
  href: string;
  /** For so long, in milliseconds; the server decides. */
  lookMs: number;
  /** The run is worth nothing any more from then on, epoch ms by the server's clock. */
  lapsesAtMs: number;
}

const name = 'browseRun';

function isBrowseRun(value: unknown): value is BrowseRun {
  const { activeId, taskRunId, href, lookMs, lapsesAtMs }: Record<string, unknown> = Object(value);
  return (
    [activeId, taskRunId, href].every((one) => typeof one === 'string') &&
    [lookMs, lapsesAtMs].every((one) => typeof one === 'number')
  );
}

/** The run of this visit; undefined without one. */
export const keptBrowseRun = (drafts: Drafts): BrowseRun | undefined => drafts.read(name, isBrowseRun);

/** Keeps it for the page that is looked at. */
export const keepBrowseRun = (drafts: Drafts, run: BrowseRun): void => drafts.write(name, run);

/** That run is over. Another one stays. */
export function forgetBrowseRun(drafts: Drafts, taskRunId: string): void {
  if (keptBrowseRun(drafts)?.taskRunId === taskRunId) drafts.remove(name);
}
