import type { License, ShopDetail } from '@yunyou/contract';
import type { ReactNode } from 'react';
import { Card } from '../../../components/card';
import { Cell, CellGroup } from '../../../components/cell';
import { PageHeading } from '../../../components/page-heading';
import { Picture, shownSizes } from '../../../components/picture';
import { Row } from '../../../components/row';
import { Section } from '../../../components/section';
import { Tag } from '../../../components/tag';
import { AppPage, PageBody } from '../../../shell';
import { useTexts } from '../../../texts';
import { LicenseTable } from '../../site-documents/license-table';
import styles from './ShopDetailView.module.css';

export interface ShopDetailViewProps {
  /** The shop. */
  shop: ShopDetail;
  /** Its address on the map. */
  mapHref: string;
  /** A heart for the bar of the page. Default none. */
  favorite?: ReactNode;
}

/** Across the column to read in. */
const SIZES = shownSizes({ column: 'min(100vw - 34px, 446px)', desktop: '718px' });

/** The same words in both languages: they come in that of the page. */
const both = (words: string): License[number]['label'] => ({ 'zh-Hans': words, en: words });

/** Who a shop is: what it says of itself, where it is, what it promises, its licence. */
export function ShopDetailView({ shop, mapHref, favorite }: ShopDetailViewProps) {
  const { t } = useTexts();
  const { license } = shop;
  const fact = (title: string, words: string) => words && <Cell title={title} description={words} />;
  return (
    <AppPage windowTitle={shop.shopName} width="narrow" actions={favorite}>
      <PageBody>
        <PageHeading title={shop.shopName} lead={shop.intro}>
          <Row>
            {shop.rating > 0 ? (
              <Tag tone="primary">{t('shop.rating', { rating: shop.rating.toFixed(1) })}</Tag>
            ) : (
              <Tag>{t('shop.noRating')}</Tag>
            )}
            {shop.promises.map((promise) => (
              <Tag key={promise}>{promise}</Tag>
            ))}
          </Row>
        </PageHeading>
        <CellGroup>
          {fact(t('shop.detail.shipsFrom'), shop.shipsFrom)}
          {fact(t('shop.detail.hours'), shop.hours)}
          {fact(t('shop.detail.confirm'), t('shop.detail.confirmMode', { mode: shop.confirmMode }))}
          {shop.telephone && (
            <Cell
              title={t('shop.detail.telephone')}
              description={shop.telephone}
              href={`tel:${shop.telephone}`}
            />
          )}
          {shop.address && (
            <Cell title={t('shop.detail.address')} description={shop.address} href={mapHref} />
          )}
          {fact(t('shop.detail.returnAddress'), shop.returnAddress)}
        </CellGroup>
        <Section title={t('shop.detail.license')}>
          <LicenseTable
            license={[
              { label: both(t('shop.detail.company')), value: both(license.company) },
              { label: both(t('shop.detail.uscc')), value: both(license.uscc) },
            ]}
          />
          <Card flush>
            <figure className={styles.license}>
              <Picture picture={license.picture} alt={t('shop.detail.licensePicture')} sizes={SIZES} />
              <span aria-hidden="true" className={styles.watermark}>
                {t('shop.detail.watermark', { name: shop.shopName })}
              </span>
            </figure>
          </Card>
        </Section>
      </PageBody>
    </AppPage>
  );
}
