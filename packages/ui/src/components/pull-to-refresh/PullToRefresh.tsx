import { type ComponentProps, useRef, useState } from 'react';
import { classNames } from '../../class-names';
import type { CustomProperties } from '../../custom-properties';
import { RotateCwIcon } from '../../icons';
import { useTexts } from '../../texts';
import { Spinner } from '../spinner';
import styles from './PullToRefresh.module.css';
import { releasePx, usePull } from './use-pull';

export interface PullToRefreshProps extends ComponentProps<'div'> {
  /** Fetches anew. A rejection is shown as a failure and stays the caller's to handle otherwise. */
  onRefresh: () => Promise<unknown>;
  /** Nothing happens when the page is pulled. Default `false`. */
  disabled?: boolean;
}

/** How long the outcome can be read, in milliseconds. */
const OUTCOME_MS = 1_200;

type Status = 'idle' | 'working' | 'done' | 'failed';

/**
 * Fetches the content anew when a finger pulls it down from the top. Keyboards, mice and screen readers have a button for
 * it, which shows itself when it has the focus.
 */
export function PullToRefresh({
  onRefresh,
  disabled = false,
  className,
  style,
  children,
  ...rest
}: PullToRefreshProps) {
  const { t } = useTexts();
  const root = useRef<HTMLDivElement>(null);
  const [status, setStatus] = useState<Status>('idle');
  const working = status === 'working';

  const refresh = async () => {
    if (working) return;
    setStatus('working');
    const outcome = await onRefresh().then(
      () => 'done' as const,
      () => 'failed' as const,
    );
    setStatus(outcome);
    setTimeout(() => setStatus((present) => (present === outcome ? 'idle' : present)), OUTCOME_MS);
  };
  const pulledPx = usePull(root, !disabled && !working, refresh);

  const pulling = pulledPx > 0;
  const words = pulling
    ? t(pulledPx >= releasePx ? 'components.pull.ready' : 'components.pull.pull')
    : status !== 'idle' && t(`components.pull.${status}`);
  const open: CustomProperties = {
    '--pull': `${pulling ? pulledPx : status === 'idle' ? 0 : releasePx}px`,
  };
  return (
    <div
      ref={root}
      className={classNames(styles.root, className)}
      data-status={pulling ? 'pulling' : status}
      style={{ ...open, ...style }}
      {...rest}
    >
      <button
        type="button"
        className={styles.button}
        disabled={disabled}
        aria-disabled={working || undefined}
        onClick={refresh}
      >
        <RotateCwIcon size={18} />
        {t('components.pull.button')}
      </button>
      <div className={styles.indicator}>
        {/* Pulling is a matter of the finger; screen readers hear what comes of it. */}
        <span role="status" className={styles.words}>
          {!pulling && words}
        </span>
        {pulling && (
          <span aria-hidden="true" className={styles.words}>
            {words}
          </span>
        )}
        {working && <Spinner size={18} />}
      </div>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
