import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../class-names';
import { Scene, type SceneKind } from '../scene';
import styles from './StateMessage.module.css';

export interface StateMessageProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The picture. Default `empty`. */
  scene?: SceneKind;
  /** What is the matter, in a few words. */
  title: ReactNode;
  /** What to do about it. Default none. */
  description?: ReactNode;
  /** Buttons. Default none. */
  actions?: ReactNode;
}

/** The frame of every state that has no content: a picture, what is the matter, what to do. */
export function StateMessage({
  scene = 'empty',
  title,
  description,
  actions,
  className,
  ...rest
}: StateMessageProps) {
  return (
    <div className={classNames(styles.root, className)} {...rest}>
      <Scene kind={scene} className={styles.scene} />
      <p className={styles.title}>{title}</p>
      {description && <p className={styles.description}>{description}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
