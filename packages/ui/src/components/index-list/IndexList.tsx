import { type ComponentProps, type ReactNode, useId, useRef } from 'react';
import { classNames } from '../../class-names';
import type { CustomProperties } from '../../custom-properties';
import styles from './IndexList.module.css';
import { IndexRail } from './IndexRail';
import { useGroupInView } from './use-group-in-view';

export interface IndexListItem {
  value: string;
  label: ReactNode;
  /** At the end of the row. Default none. */
  extra?: ReactNode;
}

export interface IndexListGroup {
  /** What the rail shows: one letter, or a sign such as ★. */
  index: string;
  /** What stands above the group. Default: `index`. */
  title?: ReactNode;
  items: readonly IndexListItem[];
}

export interface IndexListProps extends Omit<ComponentProps<'div'>, 'onSelect'> {
  /** In the order of the list. A group without items is left out. */
  groups: readonly IndexListGroup[];
  /** Called with the value of the item that was tapped. */
  onSelect: (value: string) => void;
  /** Value of the present choice. Default none. */
  value?: string;
  /** Where group titles and rail stay while the list scrolls: a CSS length from the top. Default `0px`. */
  top?: string;
  /** Above the groups, not part of the index: a search field, what is popular. Default none. */
  children?: ReactNode;
}

/** A long list in groups, and a rail of their letters to jump by: with a finger, a mouse or the arrow keys. */
export function IndexList({
  groups,
  onSelect,
  value,
  top = '0px',
  className,
  style,
  children,
  ...rest
}: IndexListProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const shown = groups.filter((group) => group.items.length > 0);
  const sections = () => [...(root.current?.querySelectorAll<HTMLElement>('section[data-group]') ?? [])];
  const present = useGroupInView(root, sections);
  const places: CustomProperties = { '--index-list-top': top };
  return (
    <div ref={root} className={classNames(styles.root, className)} style={{ ...places, ...style }} {...rest}>
      {children}
      {shown.length > 1 && (
        <IndexRail
          letters={shown.map((group) => group.index)}
          present={present}
          onJump={(place) => sections()[place]?.scrollIntoView({ block: 'start', behavior: 'instant' })}
        />
      )}
      {shown.map((group, place) => (
        <section
          key={group.index}
          data-group={place}
          className={styles.group}
          aria-labelledby={`${id}-${group.index}`}
        >
          <h3 id={`${id}-${group.index}`} className={styles.title}>
            {group.title ?? group.index}
          </h3>
          <ul className={styles.items}>
            {group.items.map((item) => (
              <li key={item.value}>
                <button
                  type="button"
                  className={styles.item}
                  aria-current={item.value === value || undefined}
                  onClick={() => onSelect(item.value)}
                >
                  <span className={styles.label}>{item.label}</span>
                  {item.extra && <span className={styles.extra}>{item.extra}</span>}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
