import type { AppFile } from '@yunyou/contract';
import type { ReactNode } from 'react';
import { classNames } from '../../class-names';
import styles from './HomeTheme.module.css';
import { toneOf } from './tone';

export interface HomeThemeProps {
  /** The operator's home theme, as the configuration has it. */
  theme: AppFile['homeTheme'];
  /** A further class of the root. Default none. */
  className?: string;
  /** The page. */
  children: ReactNode;
}

/**
 * Lays the operator's colour and picture under the home page. Words stay readable on any colour: what is inside takes
 * the light or the dark theme, whichever the colour asks for.
 */
export function HomeTheme({ theme, className, children }: HomeThemeProps) {
  if (!theme.isOpen) return <div className={className}>{children}</div>;
  const { color, backgroundImage, style } = theme.config;
  const tone = toneOf(color);
  return (
    <div
      className={classNames(styles.root, className)}
      data-home-theme={style || 'default'}
      data-theme={tone}
      style={{
        backgroundColor: tone ? color : undefined,
        backgroundImage: backgroundImage ? `url(${JSON.stringify(backgroundImage)})` : undefined,
      }}
    >
      {children}
    </div>
  );
}
