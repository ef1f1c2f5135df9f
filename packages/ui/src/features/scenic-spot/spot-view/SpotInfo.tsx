import type { SpotDetail } from '@yunyou/contract';
import { Card } from '../../../components/card';
import { Cell, CellGroup } from '../../../components/cell';
import { useToast } from '../../../components/toast';
import { CheckIcon, ClockIcon, CopyIcon, CrownIcon, InfoIcon, MapPinIcon, PhoneIcon } from '../../../icons';
import { useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import styles from './SpotView.module.css';

export interface SpotInfoProps {
  /** The spot. */
  spot: SpotDetail;
  /** Address of the long text about the spot. */
  profileHref: string;
  /** Where the annual cards are that hold there. Default: they are not mentioned. */
  cardsHref?: string | undefined;
}

/** When it is open, where it is, whom to ask, what to know and what there is. */
export function SpotInfo({ spot, profileHref, cardsHref }: SpotInfoProps) {
  const { host } = useSdk();
  const { t } = useTexts();
  const { show } = useToast();
  const copyAddress = async () => {
    try {
      await host.copyText(spot.address);
      show(t('scenicSpot.copied'), { kind: 'success' });
    } catch {
      show(t('scenicSpot.copyFailed'), { kind: 'error' });
    }
  };
  return (
    <div className={styles.info}>
      <CellGroup>
        <Cell
          icon={<ClockIcon size={20} />}
          title={t('scenicSpot.openTimes')}
          description={spot.openTimes.map(({ label, from, to }) => (
            <span key={label} className={styles.line}>
              {t('scenicSpot.openTime', { label, from, to })}
            </span>
          ))}
        />
        <Cell
          icon={<MapPinIcon size={20} />}
          title={t('scenicSpot.address')}
          description={spot.address}
          value={<CopyIcon size={18} aria-label={t('scenicSpot.copyAddress')} role="img" />}
          arrow={false}
          onClick={() => void copyAddress()}
        />
        {spot.phone && (
          <Cell
            icon={<PhoneIcon size={20} />}
            title={t('scenicSpot.call')}
            description={spot.phone}
            href={`tel:${spot.phone}`}
          />
        )}
        <Cell
          icon={<InfoIcon size={20} />}
          title={t('scenicSpot.about')}
          description={<span className={styles.intro}>{spot.intro}</span>}
          href={profileHref}
        />
        {cardsHref && (
          <Cell
            icon={<CrownIcon size={20} />}
            title={t('scenicSpot.cards')}
            description={t('scenicSpot.cardsHint')}
            href={cardsHref}
          />
        )}
      </CellGroup>
      {spot.notices.length > 0 && (
        <Card title={t('scenicSpot.notices')}>
          <ul className={styles.notices}>
            {spot.notices.map((notice) => (
              <li key={notice}>{notice}</li>
            ))}
          </ul>
        </Card>
      )}
      {spot.facilities.length > 0 && (
        <Card title={t('scenicSpot.facilities')}>
          <ul className={styles.facilities}>
            {spot.facilities.map((facility) => (
              <li key={facility}>
                <CheckIcon size={16} />
                {facility}
              </li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  );
}
