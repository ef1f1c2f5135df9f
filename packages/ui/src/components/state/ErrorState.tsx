import type { ReactNode } from 'react';
import { useTexts } from '../../texts';
import { Button } from '../button';
import { StateMessage, type StateMessageProps } from './StateMessage';

export interface ErrorStateProps extends Omit<StateMessageProps, 'title' | 'actions'> {
  /** Default 加载失败 / Could not load. */
  title?: ReactNode;
  /** Default a sentence that asks to try again; hand in what the error itself says where it says more. */
  description?: ReactNode;
  /** Tries again; a promise keeps the button busy. Without it there is no button. Default nothing. */
  onRetry?: () => unknown;
  /** Further buttons, such as the way home. Default none. */
  actions?: ReactNode;
}

/** Something could not be loaded, and what to do. */
export function ErrorState({ title, description, onRetry, actions, ...rest }: ErrorStateProps) {
  const { t } = useTexts();
  return (
    <StateMessage
      role="alert"
      scene="error"
      title={title ?? t('ui.error.title')}
      description={description ?? t('ui.error.description')}
      actions={
        (onRetry || actions) && (
          <>
            {onRetry && (
              <Button variant="secondary" onClick={onRetry}>
                {t('ui.retry')}
              </Button>
            )}
            {actions}
          </>
        )
      }
      {...rest}
    />
  );
}
