import type { GoodsCategory } from '@yunyou/contract';
import { useTexts } from '../../../texts';
import styles from './GoodsHomeView.module.css';

export interface CategoryListProps {
  categories: readonly GoodsCategory[];
  /** The chosen one; empty for the front page. */
  chosen: string;
  onChoose: (categoryId: string) => void;
}

/** The categories of both levels, for the room a desktop has beside its list. */
export function CategoryList({ categories, chosen, onChoose }: CategoryListProps) {
  const { t } = useTexts();
  const row = (id: string, name: string) => (
    <button
      type="button"
      className={styles.category}
      aria-current={id === chosen || undefined}
      onClick={() => onChoose(id)}
    >
      {name}
    </button>
  );
  return (
    <nav aria-label={t('goods.home.categories')} className={styles.categories}>
      <ul>
        <li>{row('', t('goods.home.front'))}</li>
        {categories.map(({ id, name, children }) => (
          <li key={id}>
            {row(id, name)}
            {children.length > 0 && (
              <ul>
                {children.map((child) => (
                  <li key={child.id}>{row(child.id, child.name)}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
