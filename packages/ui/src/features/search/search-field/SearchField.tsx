import type { SearchKind, SearchSuggestion } from '@yunyou/contract';
import { paths } from '@yunyou/navigation';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { SearchBar } from '../../../components/search-bar';
import { VisuallyHidden } from '../../../components/visually-hidden';
import { useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { openedHref, resultHref } from '../search-hrefs';
import styles from './SearchField.module.css';
import { SuggestList } from './SuggestList';
import { useSuggestions } from './use-suggestions';

export interface SearchFieldProps {
  /** The first text, and again whenever it changes: what the page's address says. Default empty. */
  keyword?: string;
  /** What is suggested is of this kind. Default all. */
  kind?: SearchKind;
  /** A word that is searched for when the field is empty, shown in grey. Default none. */
  proposal?: string;
  /** The page is about searching: the field has the focus. Default `false`. */
  autoFocus?: boolean;
  /** Suggestions hang over what is below, and go when the field is left. Default `false`: they stand below the field. */
  hanging?: boolean;
  /** Where a word leads. Default: the result page. */
  hrefOf?: (keyword: string) => string;
  /** The page it leads to takes this one's place. Default `false`. */
  replace?: boolean;
}

/**
 * A field to search with, and suggestions while something is typed: a combobox. Arrow keys choose, Enter takes, Escape closes.
 * Without scripts it is a form that leads to the result page.
 */
export function SearchField({
  keyword = '',
  kind,
  proposal,
  autoFocus = false,
  hanging = false,
  hrefOf = resultHref,
  replace = false,
}: SearchFieldProps) {
  const { search, navigation } = useSdk();
  const { t } = useTexts();
  const listId = useId();
  const [text, setText] = useState(keyword);
  const [shown, setShown] = useState(keyword);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const composing = useRef(false);
  const { items, type } = useSuggestions(kind);
  // The address changed by itself, back or by a link: the field follows.
  if (shown !== keyword) {
    setShown(keyword);
    setText(keyword);
  }
  const expanded = open && items.length > 0;
  const go = (href: string) => {
    setOpen(false);
    if (replace) navigation.redirect(href);
    else navigation.navigate(href);
  };
  const searchFor = (typed: string) => {
    const word = typed || proposal;
    if (!word) return;
    search.history.add(word);
    go(hrefOf(word));
  };
  const take = ({ text: word, kind: of, id }: SearchSuggestion) => {
    if (of !== null && id !== null) go(openedHref({ kind: of, id }));
    else searchFor(word);
  };
  const change = (next: string) => {
    setText(next);
    setActive(-1);
    setOpen(true);
    // Letters of an input method at work are shown, and nothing is asked for them.
    type(next, { composing: composing.current });
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || !expanded) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const taken = event.key === 'Enter' ? items[active] : undefined;
    if (step === undefined && event.key !== 'Escape' && !taken) return;
    event.preventDefault();
    if (taken) take(taken);
    else if (step === undefined) setOpen(false);
    // One place more than there are items: the field itself.
    else setActive(((active + 1 + step + items.length + 1) % (items.length + 1)) - 1);
  };
  return (
    <SearchBar
      className={styles.root}
      value={text}
      onValueChange={change}
      onSearch={searchFor}
      label={t('app.search')}
      placeholder={proposal ?? t('app.search')}
      autoFocus={autoFocus}
      action={paths.searchMiddlePage}
      name="keyword"
      inputProps={{
        role: 'combobox',
        'aria-expanded': expanded,
        'aria-controls': listId,
        'aria-autocomplete': 'list',
        'aria-activedescendant': expanded && active >= 0 ? `${listId}-${active}` : undefined,
        onKeyDown: handleKey,
        onFocus: () => setOpen(text !== ''),
        onBlur: () => hanging && setOpen(false),
        onCompositionStart: () => {
          composing.current = true;
        },
        onCompositionEnd: ({ currentTarget }) => {
          composing.current = false;
          change(currentTarget.value);
        },
      }}
    >
      <VisuallyHidden role="status">
        {expanded && t('search.suggestionCount', { count: items.length })}
      </VisuallyHidden>
      <SuggestList
        id={listId}
        items={expanded ? items : []}
        active={active}
        hanging={hanging}
        onTake={take}
      />
    </SearchBar>
  );
}
