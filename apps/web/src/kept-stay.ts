import { useRouter } from '@tanstack/react-router';
import type { Stay } from '@yunyou/sdk';
import { useEffect } from 'react';

/**
 * The stay that was chosen in this visit. A server renders a page without knowing of it: once the page is hydrated and its
 * address names no days, it changes to what was chosen.
 *
 * @param onChange puts a stay into the address
 * @returns keeps a stay for the visit and puts it into the address
 */
export function useKeptStay(stay: Stay, onChange: (stay: Stay) => void): (stay: Stay) => void {
  const { sdk } = useRouter().options.context;
  const { startDate }: { startDate?: unknown } = useRouter().state.location.search;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page appears
  useEffect(() => {
    const { chosen } = sdk.stay.state;
    if (!chosen || startDate) return;
    const { stay: kept } = sdk.stay.open({});
    if (JSON.stringify(kept) !== JSON.stringify(stay)) onChange(kept);
  }, []);
  return (next) => {
    sdk.stay.keep(next);
    onChange(next);
  };
}
