import { type ComponentProps, useRef } from 'react';
import { classNames } from '../../class-names';
import { useInView } from '../../hooks/use-in-view';
import { useTexts } from '../../texts';
import { Spinner } from '../spinner';
import styles from './LoadMore.module.css';

export interface LoadMoreProps extends ComponentProps<'div'> {
  /** `more` there is more, `loading` it is being fetched, `done` that was all, `error` it could not be fetched. */
  status: 'more' | 'loading' | 'done' | 'error';
  /** Fetches more. */
  onLoadMore: () => void;
  /** Fetches by itself when the end of the list comes near. Default `true`; after an error the visitor must ask. */
  auto?: boolean;
}

/** The next part is fetched while a whole screen is still below what is looked at: it is there before anybody comes to it. */
const AHEAD = '0px 0px 100%';

/** The end of a list that is fetched in parts. */
export function LoadMore({ status, onLoadMore, auto = true, className, ...rest }: LoadMoreProps) {
  const { t } = useTexts();
  const ref = useRef<HTMLDivElement>(null);
  useInView(ref, auto && status === 'more', onLoadMore, AHEAD);
  return (
    <div ref={ref} className={classNames(styles.root, className)} data-status={status} {...rest}>
      {status === 'more' && (
        <button type="button" className={styles.button} onClick={onLoadMore}>
          {t('components.loadMore.more')}
        </button>
      )}
      {status === 'error' && (
        <button type="button" className={styles.button} onClick={onLoadMore}>
          {t('components.loadMore.error')}
        </button>
      )}
      <span role="status" className={styles.words}>
        {status === 'loading' && (
          <>
            <Spinner size={16} />
            {t('components.loadMore.loading')}
          </>
        )}
        {status === 'done' && t('components.loadMore.done')}
      </span>
    </div>
  );
}
