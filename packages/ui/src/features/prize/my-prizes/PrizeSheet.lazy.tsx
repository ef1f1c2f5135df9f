import type { ResponseOf } from '@yunyou/contract';
import { useRef } from 'react';
import { Button, ButtonLink } from '../../../components/button';
import { DescriptionList } from '../../../components/description-list';
import { Popup } from '../../../components/popup';
import { Section } from '../../../components/section';
import { SkeletonText } from '../../../components/skeleton';
import { Stack } from '../../../components/stack';
import { ResourceView, useOnline, useResource, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { BoxProofView } from '../../blind-box/box-proof/BoxProofView';
import { DrawProofView } from '../../lottery/fairness-sheet/DrawProofView';
import styles from './MyPrizes.module.css';
import { canBeSent } from './prize-standing';
import { type Picked, pickedOf } from './use-claiming';

export interface PrizeSheetProps {
  /** The prize; empty closes the sheet. */
  id: string;
  /** Called when it is to close. */
  onClose: () => void;
  /** Called with the prize that is to be sent to an address. */
  onClaim: (prize: Picked) => void;
  /** The order of a prize, and a coupon of the member. */
  hrefs: { order: (orderId: string) => string; coupon: (memberCouponId: string) => string };
}

export const areas = ['components', 'prize', 'lottery', 'blind-box'] as const;

/** One prize with what is known of it, and how it was drawn. */
export default function PrizeSheet({ id, onClose, ...rest }: PrizeSheetProps) {
  const { t } = useTexts();
  // What is shown while the sheet goes away.
  const last = useRef(id);
  if (id) last.current = id;
  return (
    <Popup open={id !== ''} onOpenChange={(open) => !open && onClose()} title={t('prize.sheet')}>
      <PrizeOf key={last.current} id={last.current} {...rest} />
    </Popup>
  );
}

type PrizeDetail = ResponseOf<'prize', 'detail'>;

function PrizeOf({ id, onClaim, hrefs }: Omit<PrizeSheetProps, 'onClose'>) {
  const { t } = useTexts();
  const { prizes } = useSdk();
  const isOnline = useOnline();
  const resource = useResource(async () => (await prizes()).detail(id, { silent: true }), [id]);
  return (
    <ResourceView resource={resource} pending={<SkeletonText lines={6} />}>
      {(prize) => (
        <Stack>
          <Section title={prize.name}>
            <Facts prize={prize} />
          </Section>
          <div className={styles.buttons}>
            {canBeSent(prize) && (
              <Button block disabled={!isOnline} onClick={() => onClaim(pickedOf(prize))}>
                {t('prize.claim')}
              </Button>
            )}
            {prize.orderId !== null && (
              <ButtonLink href={hrefs.order(prize.orderId)} block variant="outline">
                {t('prize.order')}
              </ButtonLink>
            )}
            {prize.memberCouponId !== null && (
              <ButtonLink href={hrefs.coupon(prize.memberCouponId)} block>
                {t('prize.use')}
              </ButtonLink>
            )}
          </div>
          {prize.draw && <DrawProofView record={prize.draw} />}
          {prize.box && <BoxProofView record={prize.box} />}
        </Stack>
      )}
    </ResourceView>
  );
}

function Facts({ prize }: { prize: PrizeDetail }) {
  const { t, money, instant } = useTexts();
  const { source, activityName, valueFen, wonAtMs, expiresAtMs, shop, state } = prize;
  const from = t('prize.source', { source });
  return (
    <DescriptionList
      items={[
        { name: t('prize.sheet.from'), words: activityName ? `${from} · ${activityName}` : from },
        ...(valueFen > 0 ? [{ name: t('prize.sheet.value'), words: money(valueFen) }] : []),
        { name: t('prize.sheet.won'), words: instant(wonAtMs) },
        { name: t('prize.sheet.state'), words: t('prize.state', { state }) },
        ...(canBeSent(prize)
          ? [
              {
                name: t('prize.sheet.until'),
                words: expiresAtMs === null ? t('prize.noEnd') : instant(expiresAtMs),
              },
            ]
          : []),
        ...(shop ? [{ name: t('prize.sheet.shop'), words: shop.name }] : []),
      ]}
    />
  );
}
