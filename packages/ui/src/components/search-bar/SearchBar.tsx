import { searchMaxLength } from '@yunyou/contract';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { classNames } from '../../class-names';
import { useControllableValue } from '../../hooks/use-controllable-value';
import { SearchIcon } from '../../icons';
import { useTexts } from '../../texts';
import { ClearButton } from '../clear-button/ClearButton';
import styles from './SearchBar.module.css';

export interface SearchBarProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'defaultValue'> {
  /** The text. Default: the component keeps it itself. */
  value?: string;
  /** The first text, when the component keeps it itself. Default empty. */
  defaultValue?: string;
  /** Called with the new value. Default nothing. */
  onValueChange?: (value: string) => void;
  /** Called with the trimmed text when the visitor asks to search. */
  onSearch: (value: string) => void;
  /** What can be searched for, or a word to begin with. Default 搜索 / Search. */
  placeholder?: string;
  /** What the field is, for screen readers. Default: `placeholder`. */
  label?: string;
  /** Where the form goes where no script runs, as the parameter `name`. Default: this page. */
  action?: string;
  /** Name of the field in that address. Default none. */
  name?: string;
  /** Further attributes of the field, such as those of a combobox. Default none. */
  inputProps?: Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'ref'>;
  /** What hangs under the field. Default nothing. */
  children?: ReactNode;
  /** Has the focus at once, for a page that is about searching. Default `false`. */
  autoFocus?: boolean;
}

/** A field to search with; at most 100 characters. */
export function SearchBar({
  value,
  defaultValue = '',
  onValueChange,
  onSearch,
  placeholder,
  label,
  action = '.',
  name,
  inputProps,
  autoFocus = false,
  className,
  children,
  ...rest
}: SearchBarProps) {
  const { t } = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useControllableValue(value, defaultValue, onValueChange);
  const words = placeholder ?? t('components.search');
  return (
    <search className={classNames(styles.search, className)}>
      <form
        className={styles.root}
        action={action}
        onSubmit={(event) => {
          event.preventDefault();
          input.current?.blur();
          onSearch(text.trim());
        }}
        {...rest}
      >
        <SearchIcon size={18} className={styles.icon} />
        <input
          ref={input}
          type="search"
          className={styles.input}
          name={name}
          aria-label={label ?? words}
          placeholder={words}
          value={text}
          maxLength={searchMaxLength}
          enterKeyHint="search"
          autoComplete="off"
          // biome-ignore lint/a11y/noAutofocus: only where the page asks for it, because it is about searching
          autoFocus={autoFocus}
          onChange={(event) => setText(event.target.value)}
          {...inputProps}
        />
        {text !== '' && (
          <ClearButton
            className={styles.clear}
            onClear={() => {
              setText('');
              input.current?.focus();
            }}
          />
        )}
        <button type="submit" className={styles.submit}>
          {t('components.search')}
        </button>
      </form>
      {children}
    </search>
  );
}
