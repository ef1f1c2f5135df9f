import type { UserCenterSummary } from '@yunyou/contract';
import { type ReactNode, useState } from 'react';
import { Card } from '../../../components/card';
import { IconButton } from '../../../components/icon-button';
import { Link } from '../../../components/link';
import { EyeIcon, EyeOffIcon } from '../../../icons';
import { useTexts } from '../../../texts';
import styles from './UserCenter.module.css';

export interface AssetRowProps {
  /** What is counted; undefined while it is not known. */
  summary: UserCenterSummary | undefined;
  /** Pages of what the member has; what has no page yet is left out. */
  hrefs: { coupons?: string | undefined; cards?: string | undefined; prizes?: string | undefined };
}

/** What a member has: coupons, cards, prizes, stored value, which can be hidden from whoever looks on. */
export function AssetRow({ summary, hrefs }: AssetRowProps) {
  const { t, money, number } = useTexts();
  const [isHidden, setIsHidden] = useState(false);
  const ways: { key: string; href: string | undefined; words: string; shown: ReactNode }[] = [
    {
      key: 'coupons',
      href: hrefs.coupons,
      words: t('member.me.coupons'),
      shown: summary ? number(summary.coupons) : '–',
    },
    { key: 'cards', href: hrefs.cards, words: t('member.me.cards'), shown: '–' },
    { key: 'prizes', href: hrefs.prizes, words: t('member.me.prizes'), shown: '–' },
  ];
  return (
    <Card>
      <ul className={styles.assets}>
        {ways.map(
          ({ key, href, words, shown }) =>
            href && (
              <li key={key}>
                <Link href={href} className={styles.asset}>
                  <span className={styles.amount}>{shown}</span>
                  {words}
                </Link>
              </li>
            ),
        )}
        <li className={styles.asset}>
          <span className={styles.amount}>
            {summary ? (isHidden ? '****' : money(summary.storedValueFen)) : '–'}
          </span>
          <span className={styles.stored}>
            {t('member.me.storedValue')}
            <IconButton
              label={t(isHidden ? 'member.me.show' : 'member.me.hide')}
              aria-pressed={isHidden}
              className={styles.eye}
              onClick={() => setIsHidden(!isHidden)}
            >
              {isHidden ? <EyeOffIcon size={18} /> : <EyeIcon size={18} />}
            </IconButton>
          </span>
        </li>
      </ul>
    </Card>
  );
}
