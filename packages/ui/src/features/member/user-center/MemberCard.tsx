import { maskMobile } from '@yunyou/validators';
import { Avatar } from '../../../components/avatar';
import { Card } from '../../../components/card';
import { Link } from '../../../components/link';
import { Skeleton } from '../../../components/skeleton';
import { ChevronRightIcon } from '../../../icons';
import { useSdk, useSession } from '../../../shell';
import { useTexts } from '../../../texts';
import styles from './UserCenter.module.css';

export interface MemberCardProps {
  /** Address of the login, for who is not logged in. */
  loginHref: string;
  /** The member's profile. Default: the card leads nowhere. */
  profileHref?: string | undefined;
}

/** Who is logged in, or the way to log in. */
export function MemberCard({ loginHref, profileHref }: MemberCardProps) {
  const sdk = useSdk();
  const { t } = useTexts();
  const { isMember, user, launchDone } = useSession();
  if (!isMember) {
    return (
      <Card tone="member">
        <Link href={loginHref} className={styles.member}>
          <Avatar size={56} />
          <span className={styles.words}>
            <span className={styles.name}>{t('member.me.login')}</span>
            <span className={styles.hint}>{t('member.me.loginHint')}</span>
          </span>
          <ChevronRightIcon size={20} />
        </Link>
      </Card>
    );
  }
  const waiting = user === undefined && !launchDone;
  const words = (
    <>
      <Avatar size={56} src={user?.avatarUrl && sdk.config.assetUrl(user.avatarUrl)} />
      <span className={styles.words}>
        <span className={styles.name}>
          {waiting ? <Skeleton shape="text" width="6em" /> : user?.name || t('member.me.member')}
        </span>
        <span className={styles.hint}>
          {waiting ? <Skeleton shape="text" width="8em" /> : user && maskMobile(user.phoneNumber)}
        </span>
      </span>
    </>
  );
  return (
    <Card tone="member" aria-busy={waiting}>
      {profileHref === undefined ? (
        <div className={styles.member}>{words}</div>
      ) : (
        <Link href={profileHref} className={styles.member}>
          {words}
          <ChevronRightIcon size={20} />
        </Link>
      )}
    </Card>
  );
}
