import { type ComponentProps, useState } from 'react';
import { classNames } from '../../class-names';
import { PlusIcon, UserRoundIcon } from '../../icons';
import styles from './Avatar.module.css';

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Whose picture it is; its first letter stands in while there is none. Empty for nobody known. Default empty. */
  name?: string;
  /** Address of the picture. Default none. */
  src?: string;
  /** Diameter in CSS pixels. Default 40. */
  size?: number;
  /** A place that nobody has taken yet. Default `false`. */
  vacant?: boolean;
}

/** A person in a circle. Decoration: the name stands beside it, or in a `VisuallyHidden`. */
export function Avatar({
  name = '',
  src,
  size = 40,
  vacant = false,
  className,
  style,
  ...rest
}: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const [letter] = name;
  return (
    <span
      aria-hidden="true"
      className={classNames(styles.root, className)}
      data-vacant={vacant || undefined}
      style={{ width: size, height: size, fontSize: size * 0.42, ...style }}
      {...rest}
    >
      {vacant ? (
        <PlusIcon size={size * 0.45} />
      ) : src && src !== failedSrc ? (
        <img
          className={styles.image}
          src={src}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          onError={() => setFailedSrc(src)}
        />
      ) : (
        (letter ?? <UserRoundIcon size={size * 0.5} />)
      )}
    </span>
  );
}
