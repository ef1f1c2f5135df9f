import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { useTexts } from '../../texts';
import styles from './IndexList.module.css';

interface IndexRailProps {
  letters: readonly string[];
  /** Place of the group that is read now, from 0. */
  present: number;
  onJump: (place: number) => void;
}

/**
 * The letters at the edge. One control for all of them, because a finger can't hit 26 targets of a comfortable size: it
 * is pressed and drawn along like a slider, and arrow keys and typed letters move it.
 */
export function IndexRail({ letters, present, onJump }: IndexRailProps) {
  const { t } = useTexts();
  const [held, setHeld] = useState<number>();
  const last = letters.length - 1;

  const jump = (place: number) => onJump(Math.min(last, Math.max(0, place)));
  const follow = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const place = Math.floor(((event.clientY - box.top) / box.height) * letters.length);
    const inside = Math.min(last, Math.max(0, place));
    if (inside === held) return;
    setHeld(inside);
    jump(inside);
  };
  const handleKey = (event: KeyboardEvent) => {
    const typed = letters.findIndex((letter) => letter.toUpperCase() === event.key.toUpperCase());
    const to = { ArrowUp: present - 1, ArrowDown: present + 1, Home: 0, End: last }[event.key] ?? typed;
    if (to < 0 && typed < 0 && event.key !== 'ArrowUp') return;
    event.preventDefault();
    jump(to);
  };

  return (
    <div className={styles.edge}>
      <div
        role="slider"
        tabIndex={0}
        aria-label={t('kit.index.rail')}
        aria-orientation="vertical"
        aria-valuemin={1}
        aria-valuemax={letters.length}
        aria-valuenow={present + 1}
        aria-valuetext={letters[present]}
        className={styles.rail}
        onKeyDown={handleKey}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          follow(event);
        }}
        onPointerMove={(event) => {
          if (held !== undefined) follow(event);
        }}
        onPointerUp={() => setHeld(undefined)}
        onPointerCancel={() => setHeld(undefined)}
      >
        {letters.map((letter, place) => (
          <span
            key={letter}
            aria-hidden="true"
            className={styles.letter}
            data-present={place === (held ?? present) || undefined}
          >
            {letter}
          </span>
        ))}
      </div>
      {held !== undefined && (
        <span aria-hidden="true" className={styles.bubble}>
          {letters[held]}
        </span>
      )}
    </div>
  );
}
