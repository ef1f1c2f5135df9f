import { CircleAlertIcon, ClockIcon, ShieldCheckIcon } from '../../icons';
import styles from './Verdict.module.css';

export interface VerdictProps {
  /** What came of it. `waiting`: it cannot be told yet; `noted`: right, with something to be known of it. */
  state: 'checking' | 'waiting' | 'right' | 'noted' | 'wrong';
  /** The same in words. */
  title: string;
  /** It stands as a heading of the page. Default `false`. */
  isHeading?: boolean;
  /** Sentences that say more. */
  hints: readonly string[];
}

const icons = {
  checking: ShieldCheckIcon,
  right: ShieldCheckIcon,
  waiting: ClockIcon,
  noted: CircleAlertIcon,
  wrong: CircleAlertIcon,
};

/** What came of checking something, said to a screen reader when it is known. */
export function Verdict({ state, title, isHeading = false, hints }: VerdictProps) {
  const Icon = icons[state];
  const Title = isHeading ? 'h2' : 'p';
  return (
    <div className={styles.root} data-state={state}>
      <Icon size={28} />
      <div role="status">
        <Title className={styles.title}>{title}</Title>
        {hints.map((hint) => (
          <p key={hint} className={styles.hint}>
            {hint}
          </p>
        ))}
      </div>
    </div>
  );
}
