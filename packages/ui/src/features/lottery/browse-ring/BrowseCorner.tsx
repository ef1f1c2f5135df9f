import { type BrowseRun, keptBrowseRun, type Sdk } from '@yunyou/sdk';
import { useEffect, useState } from 'react';
import { useLazyBlock, useSdk } from '../../../shell';

export interface BrowseCornerProps {
  /** Path and query of the page shown. */
  url: string;
  /** The tasks of a draw. */
  hrefOf: (activeId: string) => string;
}

const loadRing = () => import('./BrowseRing.lazy');

/** Whether an address shows the page of a run; it may say more than the run asks for. */
function isPageOf({ href }: BrowseRun, url: string, { table }: Pick<Sdk['navigation'], 'table'>): boolean {
  const wanted = table.resolve(href);
  const shown = table.resolve(url);
  if (!wanted || wanted.route.path !== shown?.route.path) return false;
  return Object.entries(wanted.query).every(([name, value]) => shown.query[name] === value);
}

/** In the corner of a page that is looked at for chances to draw: for how long. On other pages, and without such a task, nothing. */
export function BrowseCorner({ url, hrefOf }: BrowseCornerProps) {
  const { drafts, navigation, clock } = useSdk();
  const [run, setRun] = useState<BrowseRun>();
  useEffect(() => {
    const kept = keptBrowseRun(drafts);
    const isShown = kept && clock.now() < kept.lapsesAtMs && isPageOf(kept, url, navigation);
    setRun(isShown ? kept : undefined);
  }, [drafts, navigation, clock, url]);
  const Ring = useLazyBlock(loadRing, run !== undefined);
  if (!run || !Ring) return null;
  return (
    <Ring key={run.taskRunId} lookMs={run.lookMs} onBack={() => navigation.back(hrefOf(run.activeId))} />
  );
}
