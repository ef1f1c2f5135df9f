import type { HomeLayoutComponent } from '@yunyou/contract';
import { Picture, shownSizes } from '../../../components/picture';
import { Section } from '../../../components/section';
import { OperatorLink } from '../../../shell';
import { useTexts } from '../../../texts';
import styles from './HomeLayoutView.module.css';

type CustomCard = Extract<HomeLayoutComponent, { type: 'home_custom_card' }>;

export interface HomeCardsProps {
  title: string;
  items: CustomCard['items'];
  /** The first of them is the first picture of the page. */
  priority: boolean;
}

/** How wide they are shown: two beside each other in the column, four on a desktop. */
export const cardSizes = shownSizes({
  column: 'min(50vw - 22px, 218px)',
  desktop: 'min(25vw - 27px, 285px)',
});

/** Pictures side by side under one heading. */
export function HomeCards({ title, items, priority }: HomeCardsProps) {
  const { locale } = useTexts();
  return (
    <Section title={title}>
      <ul className={styles.cards}>
        {items.map((item, place) => (
          <li key={item.id}>
            <OperatorLink to={item.link} className={styles.card}>
              <span className={styles.cardPicture}>
                <Picture
                  picture={item.picture}
                  alt=""
                  fill
                  sizes={cardSizes}
                  priority={priority && place === 0}
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
