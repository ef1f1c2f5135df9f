import type { ComponentProps } from 'react';
import { classNames } from '../../class-names';
import { WifiOffIcon } from '../../icons';
import { useTexts } from '../../texts';
import styles from './OfflineNotice.module.css';

export interface OfflineNoticeProps extends ComponentProps<'div'> {
  /** Whether the network is gone. */
  offline: boolean;
  /** When what is shown was checked, epoch ms. Default: not said. */
  checkedAtMs?: number;
}

/** Says above content kept from before that there is no network, and how old the content is. */
export function OfflineNotice({ offline, checkedAtMs, className, ...rest }: OfflineNoticeProps) {
  const { t, instant } = useTexts();
  return (
    <div
      role="status"
      className={classNames(styles.root, className)}
      data-offline={offline || undefined}
      {...rest}
    >
      {offline && (
        <>
          <WifiOffIcon size={16} />
          {checkedAtMs === undefined
            ? t('ui.offline.kept')
            : t('ui.offline.keptSince', { time: instant(checkedAtMs) })}
        </>
      )}
    </div>
  );
}
