import { useEffect, useRef } from 'react';
import styles from './FilterFields.module.css';

export interface PriceSliderProps {
  /** What it sets, and its value in words, for screen readers. */
  label: string;
  valueText: string;
  value: number;
  max: number;
  step: number;
  /** Called with every value on the way. */
  onSlide: (value: number) => void;
  /** Called with the value it is let go at: by pointer, key or assistive technology. */
  onSettle: (value: number) => void;
}

/** One end of a range. */
export function PriceSlider({ label, valueText, onSlide, onSettle, ...rest }: PriceSliderProps) {
  const input = useRef<HTMLInputElement>(null);
  const latest = useRef(onSettle);
  latest.current = onSettle;
  // React's onChange is the event `input`; the native `change` comes when the value stands.
  useEffect(() => {
    const element = input.current;
    const settle = () => element && latest.current(Number(element.value));
    element?.addEventListener('change', settle);
    return () => element?.removeEventListener('change', settle);
  }, []);
  return (
    <input
      {...rest}
      ref={input}
      type="range"
      className={styles.slider}
      aria-label={label}
      aria-valuetext={valueText}
      min={0}
      onChange={(event) => onSlide(Number(event.target.value))}
      onLostPointerCapture={({ currentTarget }) => onSettle(Number(currentTarget.value))}
    />
  );
}
