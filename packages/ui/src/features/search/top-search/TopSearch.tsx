import { paths } from '@yunyou/navigation';
import { useEffect, useRef, useState } from 'react';
import bar from '../../../components/search-bar/SearchBar.module.css';
import { useMediaQuery } from '../../../hooks/use-media-query';
import { SearchIcon } from '../../../icons';
import { useLazyBlock } from '../../../shell';
import { useTexts } from '../../../texts';
import styles from './TopSearch.module.css';

export interface TopSearchProps {
  /** What the page shown was searched by. Default empty. */
  keyword?: string;
  /** The page is about searching, and a desktop has no other field: it has the focus. Default `false`. */
  autoFocus?: boolean;
  /** What it leads to takes the place of the page shown, which is one of searching. Default `false`. */
  replace?: boolean;
}

const loadField = () => import('./TopField.lazy');

/**
 * The field in the top bar of a desktop. A plain form until somebody turns to it: the suggestions and their code come then, and
 * what was typed meanwhile stays.
 */
export function TopSearch({ keyword = '', autoFocus = false, replace = false }: TopSearchProps) {
  const { t } = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const [wanted, setWanted] = useState(false);
  const [composing, setComposing] = useState(false);
  const Field = useLazyBlock(loadField, wanted, () => setWanted(false));
  const isDesktop = useMediaQuery('(min-width: 1024px)');
  useEffect(() => {
    if (autoFocus && isDesktop) input.current?.focus();
    // Somebody may have turned to it before the page was hydrated.
    if (input.current && input.current === document.activeElement) setWanted(true);
  }, [autoFocus, isDesktop]);
  if (Field && !composing) {
    const typed = input.current;
    return (
      <div className={styles.root}>
        <Field
          keyword={keyword}
          replace={replace}
          typed={typed?.value ?? keyword}
          hadFocus={typed !== null && typed === document.activeElement}
        />
      </div>
    );
  }
  return (
    <search className={styles.root}>
      <form className={bar.root} action={paths.searchMiddlePage}>
        <SearchIcon size={18} className={bar.icon} />
        <input
          ref={input}
          key={keyword}
          type="search"
          name="keyword"
          className={bar.input}
          aria-label={t('app.search')}
          placeholder={t('app.search')}
          defaultValue={keyword}
          autoComplete="off"
          onFocus={() => setWanted(true)}
          onPointerEnter={() => setWanted(true)}
          onCompositionStart={() => setComposing(true)}
          onCompositionEnd={() => setComposing(false)}
        />
        <button type="submit" className={bar.submit}>
          {t('app.searchNow')}
        </button>
      </form>
    </search>
  );
}
