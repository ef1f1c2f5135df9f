import type { SpecialComponent } from '@yunyou/contract';
import { Link } from '../../../components/link';
import { Picture, shownSizes } from '../../../components/picture';
import { openedHref } from '../../search/search-hrefs';
import styles from './SpecialParts.module.css';

export interface SpecialHeroProps {
  hero: Extract<SpecialComponent, { type: 'hero' }>;
}

const SIZES = shownSizes({ column: 'min(100vw - 32px, 448px)', desktop: 'min(100vw - 32px, 1200px)' });

/** A large picture with words on it, which may lead to something. */
export function SpecialHero({ hero: { picture, title, subtitle, target } }: SpecialHeroProps) {
  const hasWords = title !== '' || subtitle !== '';
  const content = (
    <>
      <Picture picture={picture} alt={hasWords ? '' : undefined} fill sizes={SIZES} />
      {hasWords && (
        <span className={styles.heroWords}>
          <span className={styles.heroTitle}>{title}</span>
          {subtitle && <span>{subtitle}</span>}
        </span>
      )}
    </>
  );
  return target ? (
    <Link href={openedHref(target)} className={styles.hero}>
      {content}
    </Link>
  ) : (
    <div className={styles.hero}>{content}</div>
  );
}
