import type { SpotDetail } from '@yunyou/contract';
import { useSdk } from '../../app';
import { Card } from '../../components/card';
import { Cell, CellGroup } from '../../components/cell';
import { useToast } from '../../components/toast';
import { CheckIcon, ClockIcon, CopyIcon, InfoIcon, MapPinIcon, PhoneIcon } from '../../icons';
import { useTexts } from '../../texts';
import styles from './SpotView.module.css';

export interface SpotInfoProps {
  spot: SpotDetail;
  /** Address of the long text about the spot. */
  profileHref: string;
}

/** When it is open, where it is, whom to ask, what to know and what there is. */
export function SpotInfo({ spot, profileHref }: SpotInfoProps) {
  const { host } = useSdk();
  const { t } = useTexts();
  const { show } = useToast();
  const copyAddress = async () => {
    try {
      await host.copyText(spot.address);
      show(t('spot.copied'), { kind: 'success' });
    } catch {
      show(t('spot.copyFailed'), { kind: 'error' });
    }
  };
  return (
    <div className={styles.info}>
      <CellGroup>
        <Cell
          icon={<ClockIcon size={20} />}
          title={t('spot.openTimes')}
          description={spot.openTimes.map(({ label, from, to }) => (
            <span key={label} className={styles.line}>
              {t('spot.openTime', { label, from, to })}
            </span>
          ))}
        />
        <Cell
          icon={<MapPinIcon size={20} />}
          title={t('spot.address')}
          description={spot.address}
          value={<CopyIcon size={18} aria-label={t('spot.copyAddress')} role="img" />}
          arrow={false}
          onClick={() => void copyAddress()}
        />
        {spot.phone && (
          <Cell
            icon={<PhoneIcon size={20} />}
            title={t('spot.call')}
            description={spot.phone}
            href={`tel:${spot.phone}`}
          />
        )}
        <Cell
          icon={<InfoIcon size={20} />}
          title={t('spot.about')}
          description={<span className={styles.intro}>{spot.intro}</span>}
          href={profileHref}
        />
      </CellGroup>
      {spot.notices.length > 0 && (
        <Card title={t('spot.notices')}>
          <ul className={styles.notices}>
            {spot.notices.map((notice) => (
              <li key={notice}>{notice}</li>
            ))}
          </ul>
        </Card>
      )}
      {spot.facilities.length > 0 && (
        <Card title={t('spot.facilities')}>
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
