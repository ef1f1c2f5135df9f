import type { MessageId } from '@yunyou/i18n';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../class-names';
import { CheckIcon } from '../../icons';
import { useTexts } from '../../texts';
import { VisuallyHidden } from '../visually-hidden';
import styles from './Steps.module.css';

export interface StepItem {
  key: string;
  label: ReactNode;
  /** A second line: when, where. Default none. */
  description?: ReactNode;
}

export interface StepsProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** The steps, the first one first. */
  items: readonly StepItem[];
  /** The present step, from 0; the number of items when all are done. */
  current: number;
  /** `horizontal` for a few short steps, `vertical` for a history, whose states were and are not done. Default `horizontal`. */
  direction?: 'horizontal' | 'vertical';
}

/** How far something has come. */
export function Steps({ items, current, direction = 'horizontal', className, ...rest }: StepsProps) {
  const { t } = useTexts();
  return (
    <ol className={classNames(styles.root, className)} data-direction={direction} {...rest}>
      {items.map((item, place) => {
        const state = place < current ? 'done' : place === current ? 'current' : 'ahead';
        const said = saidOf(direction, state === 'done', place === items.length - 1);
        return (
          <li
            key={item.key}
            className={styles.step}
            data-state={state}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <span aria-hidden="true" className={styles.mark}>
              {state === 'done' ? <CheckIcon size={14} /> : place + 1}
            </span>
            <span className={styles.label}>
              {item.label}
              {said && (
                <VisuallyHidden>
                  {t('components.listSeparator')}
                  {t(said)}
                </VisuallyHidden>
              )}
            </span>
            {item.description && <span className={styles.description}>{item.description}</span>}
          </li>
        );
      })}
    </ol>
  );
}

/** What screen readers hear where others see a tick. The last of a history is what it came to. */
function saidOf(direction: StepsProps['direction'], isDone: boolean, isLast: boolean): MessageId | undefined {
  if (!isDone) return undefined;
  if (direction === 'horizontal') return 'components.steps.done';
  return isLast ? undefined : 'components.steps.earlier';
}
