import { type FlashItem, goodsType } from '@yunyou/contract';
import { addDays } from '@yunyou/sdk';
import { Chip, ChipList } from '../../../components/chip';
import { NumberBox } from '../../../components/number-box';
import { Row } from '../../../components/row';
import { useTexts } from '../../../texts';
import styles from './GrabPanel.module.css';
import type { GrabChoice } from './use-grab-choice';

/** Day or stay and quantity. */
export function GrabFields({ item, choice }: { item: FlashItem; choice: GrabChoice }) {
  const { t, day: dayText } = useTexts();
  const isStay = item.productType === goodsType.hotel;
  const { day, setDay, nights, nightsMax, setNights, quantity, quantityMax, setQuantity } = choice;
  return (
    <>
      {item.days.length > 0 && (
        <section
          className={styles.part}
          aria-label={t(isStay ? 'flashSale.panel.arrival' : 'flashSale.panel.day')}
        >
          <h3 className={styles.heading}>{t(isStay ? 'flashSale.panel.arrival' : 'flashSale.panel.day')}</h3>
          <ChipList>
            {item.days.map((one) => (
              <Chip key={one} selected={one === day} onClick={() => setDay(one)}>
                {dayText(one, 'named')}
              </Chip>
            ))}
          </ChipList>
        </section>
      )}
      {isStay && day !== '' && (
        <Row justify="between" className={styles.part}>
          <span>
            {t('flashSale.panel.nights')}
            <span className={styles.hint}>
              {t('flashSale.panel.leaves', { day: dayText(addDays(day, nights)) })}
            </span>
          </span>
          <NumberBox
            label={t('flashSale.panel.nights')}
            value={nights}
            max={nightsMax}
            onValueChange={setNights}
          />
        </Row>
      )}
      <Row justify="between" className={styles.part}>
        <span>
          {t(isStay ? 'flashSale.panel.rooms' : 'flashSale.panel.quantity')}
          <span className={styles.hint}>
            {t('flashSale.panel.limits', { order: item.limitPerOrder, member: item.limitPerMember })}
          </span>
        </span>
        <NumberBox
          label={t(isStay ? 'flashSale.panel.rooms' : 'flashSale.panel.quantity')}
          value={quantity}
          max={quantityMax}
          onValueChange={setQuantity}
        />
      </Row>
    </>
  );
}
