import type { ReactNode } from 'react';
import { useTexts } from '../../texts';
import { Button } from '../button';
import { StateMessage, type StateMessageProps } from './StateMessage';
import styles from './StateMessage.module.css';

export interface NoNetworkProps extends Omit<StateMessageProps, 'title' | 'actions'> {
  /** Tries again; a promise keeps the button busy. */
  onRetry: () => unknown;
  /** Covers the whole screen, on the no-network layer. Default `false`: it stands in the page. */
  cover?: boolean;
  /** Further buttons, such as the tickets that open without a network. Default none. */
  actions?: ReactNode;
}

/** There is no network, and nothing kept from before to show. */
export function NoNetwork({ onRetry, cover = false, actions, ...rest }: NoNetworkProps) {
  const { t } = useTexts();
  const message = (
    <StateMessage
      role="alert"
      scene="offline"
      title={t('ui.offline.title')}
      description={t('ui.offline.description')}
      actions={
        <>
          <Button variant="secondary" onClick={onRetry}>
            {t('ui.retry')}
          </Button>
          {actions}
        </>
      }
      {...rest}
    />
  );
  return cover ? <div className={styles.cover}>{message}</div> : message;
}
