import { type KeyboardEvent, useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import type { WheelOption } from './WheelPicker';
import styles from './WheelPicker.module.css';

interface WheelColumnProps {
  label: string;
  options: readonly WheelOption[];
  value: string;
  onValueChange: (value: string) => void;
}

/** The wheel has come to rest when it has not moved for this long, in milliseconds. */
const REST_MS = 120;
/** Rows that a page key passes: as many as are seen. */
const PAGE_ROWS = 5;

/** One wheel. The browser scrolls and snaps it; the row in the middle is the choice. */
export function WheelColumn({ label, options, value, onValueChange }: WheelColumnProps) {
  const id = useId();
  const wheel = useRef<HTMLDivElement>(null);
  const mounted = useRef(false);
  const present = Math.max(
    0,
    options.findIndex((option) => option.value === value),
  );

  const rowHeight = () => wheel.current?.querySelector('[role="option"]')?.clientHeight || 1;
  const rowInMiddle = () => Math.round((wheel.current?.scrollTop ?? 0) / rowHeight());

  // The wheel follows the value: at once when it appears or its rows are others, otherwise as far as motion is welcome.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other options put other rows in the same place
  useLayoutEffect(() => {
    if (rowInMiddle() !== present) {
      wheel.current?.scrollTo({
        top: present * rowHeight(),
        behavior: mounted.current ? 'auto' : 'instant',
      });
    }
    mounted.current = true;
  }, [present, options.length]);

  const choose = (place: number) => {
    const option = options[Math.min(options.length - 1, Math.max(0, place))];
    if (option && option.value !== value) onValueChange(option.value);
  };
  const rest = useEffectEvent(() => choose(rowInMiddle()));
  useEffect(() => {
    const element = wheel.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout>;
    const turned = () => {
      clearTimeout(timer);
      timer = setTimeout(rest, REST_MS);
    };
    element.addEventListener('scroll', turned, { passive: true });
    return () => {
      clearTimeout(timer);
      element.removeEventListener('scroll', turned);
    };
  }, []);

  const handleKey = (event: KeyboardEvent) => {
    const to = {
      ArrowUp: present - 1,
      ArrowDown: present + 1,
      PageUp: present - PAGE_ROWS,
      PageDown: present + PAGE_ROWS,
      Home: 0,
      End: options.length - 1,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    choose(to);
  };

  return (
    <div className={styles.column}>
      <div
        ref={wheel}
        role="listbox"
        tabIndex={0}
        aria-label={label}
        aria-activedescendant={options.length > 0 ? `${id}-${present}` : undefined}
        className={styles.wheel}
        onKeyDown={handleKey}
      >
        {options.map((option, place) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the listbox hears the keys
          // biome-ignore lint/a11y/useFocusableInteractive: the listbox has the focus and names its active option
          <div
            key={option.value}
            id={`${id}-${place}`}
            role="option"
            lang={option.lang}
            aria-selected={place === present}
            className={styles.option}
            onClick={() => choose(place)}
          >
            <span className={styles.words}>{option.label}</span>
          </div>
        ))}
      </div>
    </div>
  );
}
