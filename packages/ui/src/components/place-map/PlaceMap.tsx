import { mapScale } from '@yunyou/contract';
import { useState } from 'react';
import { classNames } from '../../class-names';
import type { CustomProperties } from '../../custom-properties';
import { MapPinIcon, MinusIcon, PlusIcon } from '../../icons';
import { useTexts } from '../../texts';
import { lengthText } from '../distance';
import { IconButton } from '../icon-button';
import { MapGround } from './MapGround';
import {
  FRAME_WIDTH,
  type MapPin,
  type MapPlace,
  type MapPoint,
  pinsOf,
  scaleBarOf,
  spotOf,
} from './map-view';
import styles from './PlaceMap.module.css';

export interface PlaceMapProps {
  /** What stands on the map; those outside of the frame are not shown. */
  places: readonly MapPlace[];
  /** What is in the middle, GCJ-02. */
  center: MapPoint;
  /** Zoom at first, and again when it or the middle changes: 5 a country, 18 a house. Default 18. */
  scale?: number;
  /** Id of the chosen place. Default none. */
  value?: string;
  /** Called with the id of the place that was tapped. Default: places are only looked at. */
  onSelect?: (id: string) => void;
  /** Where the person is. Default not shown. */
  you?: MapPoint;
  /** Width by height. Default 4/3. */
  aspect?: number;
  /** A further class of the root. Default none. */
  className?: string;
}

const limited = (scale: number) => Math.min(mapScale.max, Math.max(mapScale.min, scale));

/**
 * A schematic map of known places: where they lie to each other and how far, true to scale; no roads. Places too close to
 * each other are one pin with their number, which a tap takes apart.
 */
export function PlaceMap({
  places,
  center,
  scale = mapScale.default,
  value,
  onSelect,
  you,
  aspect = 4 / 3,
  className,
}: PlaceMapProps) {
  const texts = useTexts();
  const { t } = texts;
  const height = FRAME_WIDTH / aspect;
  const key = `${center.latitude},${center.longitude},${scale}`;
  const first = { key, center, scale: limited(scale) };
  const [moved, setMoved] = useState(first);
  // The middle changed: what was looked at before is over.
  const view = moved.key === key ? moved : first;
  const zoom = (by: number, to: MapPoint = view.center) =>
    setMoved({ key, center: to, scale: limited(view.scale + by) });
  const pins = pinsOf(places, { ...view, height, value });
  const bar = scaleBarOf(view.scale, view.center.latitude);
  const at = ({ x, y }: { x: number; y: number }): CustomProperties => ({
    '--map-x': `${(x / FRAME_WIDTH) * 100}%`,
    '--map-y': `${(y / height) * 100}%`,
  });
  const yourSpot = you && spotOf(you, view.center, view.scale, height);
  const isSeen =
    yourSpot && yourSpot.x > 0 && yourSpot.x < FRAME_WIDTH && yourSpot.y > 0 && yourSpot.y < height;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
    <div
      role="group"
      aria-label={t('components.map.label', { count: places.length })}
      className={classNames(styles.root, className)}
      style={{ aspectRatio: aspect }}
    >
      <MapGround places={places} center={view.center} scale={view.scale} height={height} />
      {yourSpot && isSeen && (
        <span className={styles.you} style={at(yourSpot)} role="img" aria-label={t('components.map.you')} />
      )}
      {pins.map((pin) => (
        <Pin
          key={pin.place.id}
          pin={pin}
          selected={pin.place.id === value}
          style={at(pin)}
          onClick={
            pin.others > 0 && view.scale < mapScale.max
              ? () => zoom(2, pin.place)
              : onSelect && (() => onSelect(pin.place.id))
          }
        />
      ))}
      <span className={styles.bar} style={{ width: `${(bar.width / FRAME_WIDTH) * 100}%` }}>
        {lengthText(texts, bar.metres)}
      </span>
      <span className={styles.zoom}>
        <IconButton
          label={t('components.map.zoomIn')}
          disabled={view.scale >= mapScale.max}
          onClick={() => zoom(1)}
        >
          <PlusIcon />
        </IconButton>
        <IconButton
          label={t('components.map.zoomOut')}
          disabled={view.scale <= mapScale.min}
          onClick={() => zoom(-1)}
        >
          <MinusIcon />
        </IconButton>
      </span>
    </div>
  );
}

interface PinProps {
  pin: MapPin;
  selected: boolean;
  style: CustomProperties;
  onClick: (() => void) | undefined;
}

function Pin({ pin: { place, others, isNamed }, selected, style, onClick }: PinProps) {
  const content = (
    <>
      <MapPinIcon size={28} className={styles.pinIcon} fill="currentColor" />
      {others > 0 && <span className={styles.more}>+{others}</span>}
      <span className={styles.name} data-hidden={!(isNamed || selected) || undefined}>
        {place.name}
      </span>
    </>
  );
  const look = { className: styles.pin, style, 'data-selected': selected || undefined };
  if (!onClick) return <span {...look}>{content}</span>;
  return (
    <button type="button" {...look} aria-pressed={selected} onClick={onClick}>
      {content}
    </button>
  );
}
