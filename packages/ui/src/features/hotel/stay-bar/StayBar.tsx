import type { NightsOf, Stay } from '@yunyou/sdk';
import { DateBar } from '../date-bar';
import { GuestPicker } from '../guest-picker';
import styles from './StayBar.module.css';

export interface StayBarProps {
  /** Nights and guests. */
  stay: Stay;
  /** Called with another stay. */
  onStayChange: (stay: Stay) => void;
  /** Whose prices stand in the calendar. Default none. */
  nightsOf?: NightsOf;
  /** Before 06:00 the night of yesterday can be had. Default true. */
  lateNight?: boolean;
}

/** Nights and guests in one slim bar that can stay in view. */
export function StayBar({ stay, onStayChange, nightsOf, lateNight }: StayBarProps) {
  return (
    <div className={styles.root}>
      <DateBar
        compact
        value={stay}
        onValueChange={(days) => onStayChange({ ...stay, ...days })}
        nightsOf={nightsOf}
        lateNight={lateNight}
      />
      <GuestPicker compact value={stay} onValueChange={(party) => onStayChange({ ...stay, ...party })} />
    </div>
  );
}
