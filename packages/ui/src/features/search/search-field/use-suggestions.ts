import type { SearchKind, SearchSuggestion } from '@yunyou/contract';
import { openSuggestions } from '@yunyou/sdk';
import { useEffect, useMemo } from 'react';
import { useSdk, useStateOf } from '../../../shell';

export interface FieldSuggestions {
  /** For what is typed, or for what was typed just before. */
  items: readonly SearchSuggestion[];
  type: (text: string, options?: { composing?: boolean }) => void;
}

/** Suggestions for one field, for as long as it is shown; another kind begins anew. */
export function useSuggestions(kind: SearchKind | undefined): FieldSuggestions {
  const { search } = useSdk();
  const suggestions = useMemo(() => openSuggestions(search, kind ? { kind } : {}), [search, kind]);
  useEffect(() => suggestions.dispose, [suggestions]);
  const { items } = useStateOf(suggestions.state);
  return { items, type: suggestions.type };
}
