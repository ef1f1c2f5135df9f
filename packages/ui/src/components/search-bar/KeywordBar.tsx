import { useState } from 'react';
import { SearchBar, type SearchBarProps } from './SearchBar';

export interface KeywordBarProps
  extends Omit<SearchBarProps, 'value' | 'defaultValue' | 'onValueChange' | 'onSearch'> {
  /** The word that is searched for now, as a page's address names it; empty for none. */
  keyword: string;
  /** Called with another word; emptying the field searches without one at once. */
  onSearch: (keyword: string) => void;
}

/** A search field that follows the word searched for, however that changed: by typing, by a link, by going back. */
export function KeywordBar({ keyword, onSearch, ...rest }: KeywordBarProps) {
  const [typed, setTyped] = useState({ keyword, text: keyword });
  if (typed.keyword !== keyword) setTyped({ keyword, text: keyword });
  return (
    <SearchBar
      {...rest}
      value={typed.text}
      onValueChange={(text) => {
        setTyped({ keyword, text });
        if (text === '' && keyword !== '') onSearch('');
      }}
      onSearch={onSearch}
    />
  );
}
