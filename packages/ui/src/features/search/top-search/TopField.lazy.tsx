import { useState } from 'react';
import { SearchField } from '../search-field';

export interface TopFieldProps {
  /** What the page shown was searched by. */
  keyword: string;
  /** What it leads to takes the place of the page shown. */
  replace: boolean;
  /** What was typed before this came. */
  typed: string;
  /** The field it takes the place of had the focus. */
  hadFocus: boolean;
}

export const areas = ['components', 'search'] as const;

/** The field of the top bar with its suggestions, which hang under it. */
export default function TopField({ keyword, replace, typed, hadFocus }: TopFieldProps) {
  const [first] = useState({ keyword, typed, hadFocus });
  // Until the page changes, what was typed stands.
  const shown = keyword === first.keyword ? first.typed : keyword;
  return <SearchField keyword={shown} autoFocus={first.hadFocus} replace={replace} hanging />;
}
