import { type ComponentProps, useCallback, useSyncExternalStore } from 'react';
import { classNames } from '../../class-names';
import { ArrowUpIcon } from '../../icons';
import { useTexts } from '../../texts';
import styles from './BackToTop.module.css';

export interface BackToTopProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Shown once the page has been scrolled by this many of its windows. Default 1.5. */
  after?: number;
}

/** The way back to the top of a long page, there as soon as it is far. */
export function BackToTop({ after = 1.5, className, onClick, ...rest }: BackToTopProps) {
  const { t } = useTexts();
  const subscribe = useCallback((changed: () => void) => {
    window.addEventListener('scroll', changed, { passive: true });
    return () => window.removeEventListener('scroll', changed);
  }, []);
  const far = useSyncExternalStore(
    subscribe,
    () => window.scrollY > window.innerHeight * after,
    () => false,
  );
  if (!far) return null;
  return (
    <button
      type="button"
      className={classNames(styles.root, className)}
      aria-label={t('kit.backToTop')}
      onClick={(event) => {
        onClick?.(event);
        const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
        window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
        // The button goes; without this the keyboard's place would stay behind at the end of the page.
        event.currentTarget.blur();
      }}
      {...rest}
    >
      <ArrowUpIcon size={22} />
    </button>
  );
}
