import type { MemberReview } from '@yunyou/contract';
import { Card } from '../../../components/card';
import { Cell } from '../../../components/cell';
import { Link } from '../../../components/link';
import { PictureRow } from '../../../components/picture-row';
import { Section } from '../../../components/section';
import { AppPage, PageBody, ShareButton, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { HelpfulButton } from '../helpful-button';
import { OwnReview } from '../my-reviews/OwnReview';
import { ReviewItem } from '../review-list';
import { useKnownReviews } from '../reviews-view/use-known-reviews';
import styles from './ReviewDetailView.module.css';

export interface ReviewDetailViewProps {
  /** The review, as the member sees it. */
  review: MemberReview;
  /** What it is about, and all that was said of that. */
  hrefs: { product: string; all: string };
  /** Called when something was added to it. */
  onChanged: () => void;
  /** Called when it was deleted. */
  onDeleted: () => void;
}

/** One review whole, with what it is about. */
export function ReviewDetailView({ review, hrefs, onChanged, onDeleted }: ReviewDetailViewProps) {
  const { t } = useTexts();
  const { clock } = useSdk();
  const { product } = review;
  useKnownReviews([review]);
  return (
    <AppPage
      width="narrow"
      actions={
        // What is shared is the product's: its author may not want to be known.
        review.state === 'visible' &&
        product.picture && (
          <ShareButton title={product.title} desc={t('review.share')} picture={product.picture} />
        )
      }
      aside={
        <Section title={t('review.detail.product')}>
          <Card flush>
            <Link href={hrefs.product} className={styles.product}>
              <PictureRow picture={product.picture ?? undefined}>
                <strong>{product.title}</strong>
                {review.specText && <span className={styles.quiet}>{review.specText}</span>}
              </PictureRow>
            </Link>
            <Cell href={hrefs.all} title={t('review.detail.all')} />
          </Card>
        </Section>
      }
    >
      <PageBody>
        <Card>
          {review.mine ? (
            <OwnReview review={review} whole onChanged={onChanged} onDeleted={onDeleted} />
          ) : (
            <ReviewItem review={review} now={clock.now} whole actions={<HelpfulButton review={review} />} />
          )}
        </Card>
      </PageBody>
    </AppPage>
  );
}
