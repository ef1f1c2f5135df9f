import type { ServiceDetail } from '@yunyou/contract';
import { Card } from '../../../components/card';
import { DescriptionList } from '../../../components/description-list';
import { Link } from '../../../components/link';
import { RichText } from '../../../components/rich-text';
import { useTexts } from '../../../texts';
import { refundRuleText } from '../../refund/refund-rule';
import styles from './ServiceView.module.css';

export interface ServiceTermsProps {
  service: ServiceDetail;
  /** A place on the map. */
  placeHref: (place: ServiceDetail['places'][number]) => string;
}

/** How, where and until when a service is used, and what happens when it is not. */
export function ServiceTerms({ service, placeHref }: ServiceTermsProps) {
  const texts = useTexts();
  const { t, day } = texts;
  const { validity, usesPerVoucher, places, useRule } = service;
  const valid =
    validity.days !== null
      ? t('goods.service.validDays', { days: validity.days })
      : validity.untilDay !== null && t('goods.service.validUntil', { day: day(validity.untilDay) });
  return (
    <>
      <Card title={t('goods.service.use')}>
        <DescriptionList
          items={[
            { name: t('goods.service.how'), words: t('goods.service.mode', { mode: service.serviceMode }) },
            ...(valid ? [{ name: t('goods.service.validity'), words: valid }] : []),
            {
              name: t('goods.service.uses'),
              words: t('goods.service.usesCount', { count: usesPerVoucher }),
            },
            ...(places.length > 0
              ? [
                  {
                    name: t('goods.service.places'),
                    words: places.map((place) => (
                      <Link key={place.name} href={placeHref(place)} className={styles.place}>
                        {place.name} · {place.address}
                      </Link>
                    )),
                  },
                ]
              : []),
          ]}
        />
        {useRule && <RichText html={useRule} className={styles.rule} />}
      </Card>
      {service.refundRule && (
        <Card title={t('goods.service.refund')}>
          <p className={styles.refund}>{refundRuleText(texts, service.refundRule)}</p>
          {service.autoRefundExpired && <p className={styles.refund}>{t('goods.service.autoRefund')}</p>}
        </Card>
      )}
    </>
  );
}
