import type { OrderLine } from '@yunyou/contract';
import { ButtonLink, type ButtonLinkProps } from '../../../components/button';
import { useTexts } from '../../../texts';

export interface ReviewLinkProps extends Pick<ButtonLinkProps, 'size' | 'variant'> {
  /** Lines of an order. */
  lines: readonly OrderLine[];
  /** Where one line is reviewed, and where all that can be are listed. */
  hrefs: { review: (lineId: string) => string; reviews: string };
}

/** Whether a line can be reviewed now. */
export const canReview = (lines: readonly OrderLine[]): boolean =>
  lines.some(({ reviewable }) => reviewable === true);

/** Leads to the review of the line that can be reviewed; of several, to the list of them. */
export function ReviewLink({ lines, hrefs, ...look }: ReviewLinkProps) {
  const { t } = useTexts();
  const [first, ...others] = lines.filter(({ reviewable }) => reviewable === true);
  if (!first) return null;
  return (
    <ButtonLink href={others.length > 0 ? hrefs.reviews : hrefs.review(first.id)} {...look}>
      {t('order.next.review')}
    </ButtonLink>
  );
}
