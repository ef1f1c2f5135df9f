import { imageResizeFactor } from '@yunyou/contract';

/** How wide a picture is shown, as CSS lengths. */
export interface ShownWidths {
  /** On phones and upright tablets, where a page is one column of at most 480px. */
  column: string;
  /** From 1024px on. Default: as in the column. */
  desktop?: string;
}

/** From here on a page is a desktop's. */
const DESKTOP = '(min-width: 1024px)';
/** Fine screens, the finest first: so many device pixels to each CSS pixel. */
const DENSITIES = [3, 2] as const;

/**
 * HTML's `sizes` for a picture that is shown this wide. A screen with more than 1.5 pixels to the CSS pixel gets a file
 * 1.5 times as wide as the place (the spec's resize factor): what a finer one would add is not seen at arm's length and
 * weighs two to four times as much.
 */
export function shownSizes({ column, desktop = column }: ShownWidths): string {
  const fine = DENSITIES.flatMap((density) => {
    const screen = `(min-resolution: ${density}dppx)`;
    const share = imageResizeFactor / density;
    const narrowed = (width: string) => `calc(${share} * ${width})`;
    return desktop === column
      ? [`${screen} ${narrowed(column)}`]
      : [`${screen} and ${DESKTOP} ${narrowed(desktop)}`, `${screen} ${narrowed(column)}`];
  });
  const plain = desktop === column ? [column] : [`${DESKTOP} ${desktop}`, column];
  return [...fine, ...plain].join(', ');
}
