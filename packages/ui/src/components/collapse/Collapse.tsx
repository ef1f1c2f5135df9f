import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../class-names';
import { useControllableValue } from '../../hooks/use-controllable-value';
import { ChevronDownIcon } from '../../icons';
import styles from './Collapse.module.css';

export interface CollapseItem {
  key: string;
  title: ReactNode;
  /** At the end of the title's row: a number, a state. Default none. */
  extra?: ReactNode;
  content: ReactNode;
}

export interface CollapseProps extends Omit<ComponentProps<'div'>, 'defaultValue' | 'children'> {
  /** What can be unfolded. */
  items: readonly CollapseItem[];
  /** Keys of the open items. Default: the component keeps them itself. */
  value?: readonly string[];
  /** Keys of the items that are open at first, when the component keeps them itself. Default none. */
  defaultValue?: readonly string[];
  /** Called with the new value. Default nothing. */
  onValueChange?: (open: readonly string[]) => void;
  /** Opening one closes the others. Default `false`. */
  single?: boolean;
}

const none: readonly string[] = [];

/**
 * Things to read that are folded away under their titles. The browser's own disclosure: it opens before any script has
 * run, and a search in the page finds what is folded.
 */
export function Collapse({
  items,
  value,
  defaultValue = none,
  onValueChange,
  single = false,
  className,
  ...rest
}: CollapseProps) {
  const [open, setOpen] = useControllableValue(value, defaultValue, onValueChange);
  const toggle = (key: string, wanted: boolean) => {
    // The browser reports what it opens for a search in the page, and also what we have set ourselves.
    if (open.includes(key) === wanted) return;
    const others = single && wanted ? [] : open.filter((other) => other !== key);
    setOpen(wanted ? [...others, key] : others);
  };
  return (
    <div className={classNames(styles.root, className)} {...rest}>
      {items.map((item) => (
        <details
          key={item.key}
          className={styles.item}
          open={open.includes(item.key)}
          onToggle={(event) => toggle(item.key, event.currentTarget.open)}
        >
          {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is the button of its details */}
          <summary
            className={styles.title}
            onClick={(event) => {
              // The state opens it, and not the browser, so that a parent that holds the state may refuse.
              event.preventDefault();
              toggle(item.key, !open.includes(item.key));
            }}
          >
            <span className={styles.words}>{item.title}</span>
            {item.extra && <span className={styles.extra}>{item.extra}</span>}
            <ChevronDownIcon size={20} className={styles.arrow} />
          </summary>
          <div className={styles.content}>{item.content}</div>
        </details>
      ))}
    </div>
  );
}
