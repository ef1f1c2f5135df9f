import { type ComponentProps, useMemo } from 'react';
import { encode } from 'uqr';
import { classNames } from '../../class-names';
import styles from './QrCode.module.css';

export interface QrCodeProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** What the code says. */
  value: string;
  /** What it is, for screen readers. */
  label: string;
}

/** Light modules that a reader needs around the code (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** The dark modules as one path: a rectangle for each run of them in a row. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  let path = '';
  for (const [y, row] of rows.entries()) {
    for (let x = 0; x < row.length; x += 1) {
      if (!row[x]) continue;
      let end = x;
      while (row[end + 1]) end += 1;
      path += `M${x} ${y}h${end - x + 1}v1H${x}z`;
      x = end;
    }
  }
  return path;
}

/** A QR code, dark on white in every theme so that every reader can read it. */
export function QrCode({ value, label, className, ...rest }: QrCodeProps) {
  const { size, path } = useMemo(() => {
    const code = encode(value, { ecc: 'M', border: QUIET_ZONE });
    return { size: code.size, path: pathOf(code.data) };
  }, [value]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={classNames(styles.root, className)}
      {...rest}
    >
      <path d={`M0 0h${size}v${size}H0z`} className={styles.light} />
      <path d={path} className={styles.dark} />
    </svg>
  );
}
