import type { HomeLayoutComponent } from '@yunyou/contract';
import { Picture } from '../../components/picture';
import { useTexts } from '../../texts';
import { OperatorLink } from '../operator-link';
import { Section } from '../section';
import styles from './HomeLayoutView.module.css';

type CustomCard = Extract<HomeLayoutComponent, { type: 'home_custom_card' }>;

export interface HomeCardsProps {
  title: string;
  items: CustomCard['items'];
  /** They are the first pictures of the page. */
  priority: boolean;
}

/** Pictures side by side under one heading. */
export function HomeCards({ title, items, priority }: HomeCardsProps) {
  const { locale } = useTexts();
  return (
    <Section title={title}>
      <ul className={styles.cards}>
        {items.map((item) => (
          <li key={item.id}>
            <OperatorLink to={item.link} className={styles.card}>
              <span className={styles.cardPicture}>
                <Picture
                  picture={item.picture}
                  alt=""
                  fill
                  sizes="(min-width: 1024px) 285px, (min-width: 480px) 220px, 46vw"
                  priority={priority}
                />
              </span>
              <span className={styles.cardWords}>
                <span className={styles.cardTitle}>{item.title[locale]}</span>
                <span className={styles.cardSubtitle}>{item.subtitle[locale]}</span>
              </span>
            </OperatorLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
