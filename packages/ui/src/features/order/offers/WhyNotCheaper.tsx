import type { UnusedOffer } from '@yunyou/contract';
import { Collapse } from '../../../components/collapse';
import { useTexts } from '../../../texts';
import styles from './Offers.module.css';
import { offerReasonText } from './offer-reasons';

export interface WhyNotCheaperProps {
  /** Offers that could concern this and do not lower its price. Nothing is shown without any. */
  offers: readonly UnusedOffer[];
}

/** Why it is not cheaper: every offer that did not apply, with its reason in numbers. Folded. */
export function WhyNotCheaper({ offers }: WhyNotCheaperProps) {
  const texts = useTexts();
  if (offers.length === 0) return null;
  return (
    <Collapse
      items={[
        {
          key: 'why',
          title: texts.t('order.goods.why'),
          content: (
            <dl className={styles.why}>
              {offers.map((offer) => (
                <div key={offer.id}>
                  <dt>{offer.name}</dt>
                  <dd>{offerReasonText(texts, offer.reason)}</dd>
                </div>
              ))}
            </dl>
          ),
        },
      ]}
    />
  );
}
