import { classNames } from '../../class-names';
import { SearchIcon } from '../../icons';
import { Link, type LinkProps } from '../link';
import styles from './SearchBar.module.css';

export type SearchLinkProps = LinkProps;

/** Looks like a search field and leads to the page that has one. Its children say what can be searched for. */
export function SearchLink({ className, children, ...rest }: SearchLinkProps) {
  return (
    <Link className={classNames(styles.root, styles.link, className)} {...rest}>
      <SearchIcon size={18} className={styles.icon} />
      <span className={styles.words}>{children}</span>
    </Link>
  );
}
