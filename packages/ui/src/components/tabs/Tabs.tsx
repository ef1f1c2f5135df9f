import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../../class-names';
import { rovingFocus } from '../../hooks/roving-focus';
import { useControllableValue } from '../../hooks/use-controllable-value';
import styles from './Tabs.module.css';

export interface TabItem {
  value: string;
  label: ReactNode;
}

export interface TabsProps extends Omit<ComponentProps<'div'>, 'defaultValue' | 'children'> {
  /** What the tabs choose between, for screen readers. */
  label: string;
  /** The views, the first one first. */
  items: readonly TabItem[];
  /** The present tab. Default: the component keeps it itself. */
  value?: string;
  /** The first tab, when the component keeps it itself. Default: the first item. */
  defaultValue?: string;
  /** Called with the value of the tab that was chosen. Default nothing. */
  onValueChange?: (value: string) => void;
  /** What the present tab shows. Default nothing. */
  children?: ReactNode | ((value: string) => ReactNode);
}

/** Several views in one place, one at a time. Arrow keys move between the tabs. */
export function Tabs({
  label,
  items,
  value,
  defaultValue,
  onValueChange,
  children,
  className,
  ...rest
}: TabsProps) {
  const id = useId();
  const [present, setPresent] = useControllableValue(
    value,
    defaultValue ?? items[0]?.value ?? '',
    onValueChange,
  );
  const select = (index: number) => {
    const item = items[index];
    if (item) setPresent(item.value);
  };
  return (
    <div className={classNames(styles.root, className)} {...rest}>
      <div
        role="tablist"
        aria-label={label}
        className={styles.list}
        onKeyDown={rovingFocus('[role="tab"]', (_tab, index) => select(index))}
      >
        {items.map((item, index) => (
          <button
            key={item.value}
            type="button"
            role="tab"
            id={`${id}-${item.value}`}
            className={styles.tab}
            aria-selected={item.value === present}
            aria-controls={children ? `${id}-panel` : undefined}
            tabIndex={item.value === present ? 0 : -1}
            onClick={() => select(index)}
          >
            {item.label}
          </button>
        ))}
      </div>
      {children && (
        <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${present}`} className={styles.panel}>
          {typeof children === 'function' ? children(present) : children}
        </div>
      )}
    </div>
  );
}
