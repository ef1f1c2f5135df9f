import type { Picture as PictureData } from '@yunyou/contract';
import type { ReactNode } from 'react';
import { classNames } from '../../class-names';
import { Link } from '../link';
import { Picture, shownSizes } from '../picture';
import styles from './MediaCard.module.css';

/** `row` small picture beside the words, `tile` two beside each other on a phone, `wide` the whole column. */
export type MediaCardLayout = 'row' | 'tile' | 'wide';

export interface MediaCardProps {
  /** Where a tap leads. Default nowhere: the card is plain. */
  href?: string;
  /** The picture; decoration, because the words say it. Null: an empty ground in its place. */
  picture: PictureData | null;
  /** What it is, two lines at most. */
  title: ReactNode;
  /** A second line in a paler colour. Default none. */
  subtitle?: ReactNode;
  /** `Tag`s under the words. Default none. */
  tags?: ReactNode;
  /** Small words at the lower left: a rating, how many were sold. Default none. */
  note?: ReactNode;
  /** At the lower right: a `Price`, or what stands in its place. Default none. */
  price?: ReactNode;
  /** On the picture's corner: a `Tag`. Default none. */
  badge?: ReactNode;
  /** How picture and words stand to each other. Default `row`. */
  layout?: MediaCardLayout;
  /** Can't be bought or is over: the picture loses its colour. Default `false`. */
  muted?: boolean;
  /** Its picture is in the first view: it is fetched at once. Default `false`. */
  eager?: boolean;
  /** How wide its picture is shown, by `shownSizes`, where the list does not have the whole page. Default: as `layout` has it there. */
  sizes?: string;
  /** A further class of the root. Default none. */
  className?: string;
  /** Further lines between the words and the foot. Default none. */
  children?: ReactNode;
}

/** How wide each layout's picture is; a row's square is cut from a picture of 4:3. */
const pageSizes: Readonly<Record<MediaCardLayout, string>> = {
  row: shownSizes({ column: '150px', desktop: '160px' }),
  tile: shownSizes({ column: 'min(50vw - 24px, 218px)', desktop: 'min(25vw - 36px, 280px)' }),
  wide: shownSizes({ column: 'min(100vw - 34px, 446px)', desktop: 'min(33.3vw - 31px, 385px)' }),
};

/** Something that is for sale or can be visited: a picture, what it is, what it costs. */
export function MediaCard({
  href,
  picture,
  title,
  subtitle,
  tags,
  note,
  price,
  badge,
  layout = 'row',
  muted = false,
  eager,
  sizes = pageSizes[layout],
  className,
  children,
}: MediaCardProps) {
  const look = {
    className: classNames(styles.root, className),
    'data-layout': layout,
    'data-muted': muted || undefined,
  };
  const content = (
    <>
      <span className={styles.picture}>
        {picture && <Picture picture={picture} alt="" fill sizes={sizes} eager={eager} />}
        {badge && <span className={styles.badge}>{badge}</span>}
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {subtitle && <span className={styles.subtitle}>{subtitle}</span>}
        {tags && <span className={styles.tags}>{tags}</span>}
        {children}
        {(note || price) && (
          <span className={styles.foot}>
            <span className={styles.note}>{note}</span>
            {price}
          </span>
        )}
      </span>
    </>
  );
  if (href === undefined) return <div {...look}>{content}</div>;
  return (
    <Link href={href} {...look}>
      {content}
    </Link>
  );
}
