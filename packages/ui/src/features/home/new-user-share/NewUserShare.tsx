import { useState } from 'react';
import { useAppConfig, useLazyBlock, useSession } from '../../../shell';

const loadSheet = () => import('./NewUserSheet.lazy');

/** Asks a new member once to tell those they travel with, where the operator wants it. Its sheet is fetched for them only. */
export function NewUserShare() {
  const { newUserShare } = useAppConfig();
  const { user } = useSession();
  // Whoever is asked counts as asked at once; the sheet stays until it is closed.
  const [asked, setAsked] = useState<'open' | 'closed'>();
  const wanted = asked !== 'closed' && (asked === 'open' || (newUserShare && user?.shareInvite === true));
  const Sheet = useLazyBlock(loadSheet, wanted);
  if (!wanted || !Sheet) return null;
  return <Sheet onShown={() => setAsked('open')} onClose={() => setAsked('closed')} />;
}
