import type { ReviewTodo } from '@yunyou/contract';
import { ButtonLink } from '../../../components/button';
import { Card } from '../../../components/card';
import { PictureRow } from '../../../components/picture-row';
import { VisuallyHidden } from '../../../components/visually-hidden';
import { useTexts } from '../../../texts';
import styles from './MyReviews.module.css';

export interface TodoCardProps {
  /** What can be reviewed. */
  line: ReviewTodo;
  /** Where it is. Default: it is being written here. */
  href?: string;
}

/** What was used and can be reviewed, with the last day for it. */
export function TodoCard({ line, href }: TodoCardProps) {
  const { t, day } = useTexts();
  return (
    <Card>
      <PictureRow picture={line.picture}>
        <strong>{line.title}</strong>
        <span className={styles.quiet}>
          {[line.specText, t('review.usedOn', { kind: line.kind, day: day(line.usedOn) })]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <span className={styles.foot}>
          <span className={styles.quiet}>{t('review.todo.lastDay', { day: day(line.lastDay) })}</span>
          {href !== undefined && (
            <ButtonLink href={href} size="small">
              <span aria-hidden="true">{t('review.todo.write')}</span>
              <VisuallyHidden>{t('review.todo.writeOf', { name: line.title })}</VisuallyHidden>
            </ButtonLink>
          )}
        </span>
      </PictureRow>
    </Card>
  );
}
