import { type CSSProperties, useState } from 'react';
import { TextField } from '../../../components/text-field';
import { useTexts } from '../../../texts';
import styles from './FilterFields.module.css';
import { PriceSlider } from './PriceSlider';

export interface PriceRangeProps {
  /** Limits of the price of a night, fen; undefined for none. */
  min: number | undefined;
  max: number | undefined;
  onChange: (min: number | undefined, max: number | undefined) => void;
}

const FEN = 100;
/** The sliders go so far, in yuan, and by such steps; above it any price can be typed. */
const MOST = 2_000;
const STEP = 50;

const yuanOf = (fen: number | undefined): string => (fen === undefined ? '' : String(Math.round(fen / FEN)));
const fenOf = (text: string): number | undefined => (text === '' ? undefined : Number(text) * FEN);

/** The lower one first, whichever was typed where. */
function ordered(min: number | undefined, max: number | undefined): [number | undefined, number | undefined] {
  return min !== undefined && max !== undefined && min > max ? [max, min] : [min, max];
}

/** The price of a night: by two sliders, by their keys, or typed in yuan. */
export function PriceRange({ min, max, onChange }: PriceRangeProps) {
  const { t, money } = useTexts();
  const known = `${min} ${max}`;
  const [typed, setTyped] = useState({ known, min: yuanOf(min), max: yuanOf(max) });
  // The filters were changed elsewhere: the fields follow.
  if (typed.known !== known) setTyped({ known, min: yuanOf(min), max: yuanOf(max) });
  const commit = (next: { min: string; max: string }) => {
    const [low, high] = ordered(fenOf(next.min), fenOf(next.max));
    if (low !== min || high !== max) onChange(low, high);
  };

  const low = Math.min(Number(typed.min || 0), MOST);
  const high = typed.max === '' ? MOST : Math.min(Number(typed.max), MOST);
  const slid = (end: 'min' | 'max', yuan: number) =>
    end === 'min'
      ? { ...typed, min: yuan <= 0 ? '' : String(Math.min(yuan, high)) }
      : { ...typed, max: yuan >= MOST ? '' : String(Math.max(yuan, low)) };
  const slider = (end: 'min' | 'max', value: number) => (
    <PriceSlider
      label={t(end === 'min' ? 'hotel.filter.priceMin' : 'hotel.filter.priceMax')}
      valueText={typed[end] === '' ? t('hotel.search.moreNone') : money(Number(typed[end]) * FEN)}
      max={MOST}
      step={STEP}
      value={value}
      onSlide={(yuan) => setTyped(slid(end, yuan))}
      // It counts when it is let go; what was typed beyond the end of the slider stays.
      onSettle={(yuan) => commit(yuan === value ? typed : slid(end, yuan))}
    />
  );
  const field = (end: 'min' | 'max') => (
    <TextField
      label={t(end === 'min' ? 'hotel.filter.priceMin' : 'hotel.filter.priceMax')}
      placeholder={t('hotel.filter.yuan')}
      inputMode="numeric"
      maxLength={6}
      value={typed[end]}
      onValueChange={(text) => setTyped({ ...typed, [end]: text.replace(/\D/g, '') })}
      onBlur={() => commit(typed)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit(typed);
      }}
    />
  );
  const taken: CSSProperties = {
    insetInlineStart: `${(low / MOST) * 100}%`,
    insetInlineEnd: `${100 - (high / MOST) * 100}%`,
  };
  return (
    <div className={styles.range}>
      <div className={styles.sliders}>
        <span className={styles.track} />
        <span className={styles.taken} style={taken} />
        {slider('min', low)}
        {slider('max', high)}
      </div>
      <div className={styles.typed}>
        {field('min')}
        <span aria-hidden="true" className={styles.dash}>
          –
        </span>
        {field('max')}
      </div>
    </div>
  );
}
