import type { SearchSuggestion } from '@yunyou/contract';
import { Marked } from '../../../components/marked';
import { Tag } from '../../../components/tag';
import { SearchIcon } from '../../../icons';
import { useTexts } from '../../../texts';
import styles from './SearchField.module.css';

export interface SuggestListProps {
  /** Id of the list; its items have it with their place. */
  id: string;
  /** What is suggested. */
  items: readonly SearchSuggestion[];
  /** Place of the item that the keys have reached; -1 for none. */
  active: number;
  /** It hangs over what is below. */
  hanging: boolean;
  /** Called with the suggestion that was tapped. */
  onTake: (suggestion: SearchSuggestion) => void;
}

/** What could be meant: words, and things that open at once. Keys are the field's matter. */
export function SuggestList({ id, items, active, hanging, onTake }: SuggestListProps) {
  const { t } = useTexts();
  return (
    <div
      role="listbox"
      id={id}
      aria-label={t('search.suggestions')}
      className={styles.list}
      data-hanging={hanging || undefined}
      hidden={items.length === 0}
    >
      {items.map((item, place) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the active item
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field hears the keys
        <div
          key={`${item.kind}:${item.id}:${item.text}`}
          role="option"
          id={`${id}-${place}`}
          className={styles.option}
          aria-selected={place === active}
          // The focus stays in the field.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onTake(item)}
        >
          <SearchIcon size={16} className={styles.icon} />
          <span className={styles.text}>
            <Marked text={item.text} ranges={item.matched} />
          </span>
          {item.kind && <Tag>{t('search.oneOf', { kind: item.kind })}</Tag>}
        </div>
      ))}
    </div>
  );
}
