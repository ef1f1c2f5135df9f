import { type ComponentProps, useId } from 'react';
import { classNames } from '../../class-names';
import { motifs, type SceneKind } from './motifs';
import styles from './Scene.module.css';

export interface SceneProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** What happened, told as a picture: nothing here, a broken bridge, hills lost in mist, a fork in the way. Default `empty`. */
  kind?: SceneKind;
}

/** A landscape on a round silk fan, for states that have nothing else to show. Decoration: words stand beside it. */
export function Scene({ kind = 'empty', className, ...rest }: SceneProps) {
  const id = useId();
  const fade = (name: string) => `url(#${id}${name})`;
  return (
    <svg viewBox="0 0 200 160" aria-hidden="true" className={classNames(styles.root, className)} {...rest}>
      <defs>
        <clipPath id={`${id}fan`}>
          <circle cx="100" cy="80" r="70" />
        </clipPath>
        {(['far', 'middle', 'near'] as const).map((name) => (
          <linearGradient key={name} id={`${id}${name}`} x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor={`var(--yy-color-scene-${name})`} />
            <stop offset="1" stopColor={`var(--yy-color-scene-${name})`} stopOpacity="0.12" />
          </linearGradient>
        ))}
      </defs>
      <g clipPath={`url(#${id}fan)`}>
        <circle cx="100" cy="80" r="70" className={styles.sky} />
        <circle cx="134" cy="48" r="11" className={styles.sun} />
        <path
          fill={fade('far')}
          d="M20 96C34 88 42 66 54 62c9-3 14 14 22 15 9 1 13-25 25-26 11-1 15 21 24 24 8 3 13-10 22-8 12 3 20 22 33 27v40H20z"
        />
        <path
          fill={fade('middle')}
          d="M20 112c12-4 20-24 33-25 10-1 15 15 25 15 11 0 16-17 28-17 13 0 17 18 29 19 10 1 15-11 24-10 10 1 14 10 21 13v43H20z"
        />
        <path
          fill={fade('near')}
          d="M20 128c10-2 16-14 27-14 12 0 17 12 29 12 13 0 22-10 36-9 12 1 18 9 30 9 14 0 22-9 38-7v41H20z"
        />
        {motifs[kind]}
      </g>
      <circle cx="100" cy="80" r="70" className={styles.rim} />
    </svg>
  );
}
