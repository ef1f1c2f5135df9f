import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../class-names';
import { useModule } from '../../hooks/use-module';
import type { SceneKind } from '../scene';
import styles from './StateMessage.module.css';

/** Few pages come to this; the words do not wait for the picture. */
const loadScene = async () => (await import('../scene')).Scene;

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
  const Scene = useModule(loadScene, true);
  return (
    <div className={classNames(styles.root, className)} {...rest}>
      <div className={styles.scene}>{Scene && <Scene kind={scene} />}</div>
      <p className={styles.title}>{title}</p>
      {description && <p className={styles.description}>{description}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
