import type { MemberProfile } from '@yunyou/contract';
import { Avatar } from '../../../components/avatar';
import { Card } from '../../../components/card';
import { Cell, CellGroup } from '../../../components/cell';
import { AppPage, PageBody, useSdk, useSession } from '../../../shell';
import { useTexts } from '../../../texts';
import { SessionList } from '../session-list/SessionList';
import { AccountEnd } from './AccountEnd';
import { MobileCells } from './MobileCells';
import { PlatformCells } from './PlatformCells';
import { ProfileForm } from './ProfileForm';

/** Pages that the profile leads to. */
export interface ProfileViewHrefs {
  cropper: string;
  cancellation: string;
}

export interface ProfileViewProps {
  /** The profile as it is stored. */
  profile: MemberProfile;
  /** Pages that it leads to. */
  hrefs: ProfileViewHrefs;
}

/** A member's own page: who they are, their number and logins, and the ways out. */
export function ProfileView({ profile, hrefs }: ProfileViewProps) {
  const sdk = useSdk();
  const { t } = useTexts();
  const { user } = useSession();
  return (
    <AppPage
      width="narrow"
      aside={
        <>
          <MobileCells />
          <PlatformCells />
          <SessionList />
          <AccountEnd cancellationHref={hrefs.cancellation} />
        </>
      }
    >
      <PageBody>
        <CellGroup>
          <Cell
            title={t('account.profile.picture')}
            value={
              <Avatar size={48} src={user?.avatarUrl ? sdk.config.assetUrl(user.avatarUrl) : undefined} />
            }
            href={hrefs.cropper}
          />
        </CellGroup>
        <Card>
          <ProfileForm profile={profile} />
        </Card>
      </PageBody>
    </AppPage>
  );
}
