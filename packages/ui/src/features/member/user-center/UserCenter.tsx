import { useState } from 'react';
import { Button } from '../../../components/button';
import { Cell, CellGroup } from '../../../components/cell';
import { Modal } from '../../../components/modal';
import { FileTextIcon, PhoneIcon, ShieldCheckIcon } from '../../../icons';
import { AppPage, PageBody, useAppConfig, useSdk, useSession } from '../../../shell';
import { useTexts } from '../../../texts';
import { AppearanceCells } from './AppearanceCells';
import { AssetRow } from './AssetRow';
import { MemberCard } from './MemberCard';
import { NextAppointment } from './NextAppointment';
import { OrderEntries } from './OrderEntries';
import { type Service, ServiceGrid } from './ServiceGrid';
import { useMemberSummary } from './use-member-summary';

/** Addresses the user center leads to. */
export interface UserCenterHrefs {
  login: string;
  /** The member's profile. */
  profile: string;
  /** The order list, of one status or of all. */
  orders: (status?: number) => string;
  /** What can be reviewed, and money that comes back. */
  reviews: string;
  refunds: string;
  coupons: string;
  cards: string;
  prizes: string;
  services: Readonly<Record<Service, string>>;
  /** The page of an appointment. */
  appointment: (id: string) => string;
  userAgreement: string;
  privacyAgreement: string;
  license: string;
}

export interface UserCenterProps {
  /** Pages that the user center leads to. */
  hrefs: UserCenterHrefs;
}

/** Who is logged in, their orders and travellers, how the app looks, and whom to ask. */
export function UserCenter({ hrefs }: UserCenterProps) {
  const { t } = useTexts();
  const { isMember } = useSession();
  const { telephone } = useAppConfig();
  const { navigation } = useSdk();
  const { summary, hasNews } = useMemberSummary();
  /** The page, where the app has it. */
  const mayHave = (href: string) => (navigation.table.mayHave(href) ? href : undefined);
  return (
    <AppPage
      width="narrow"
      aside={
        <>
          <AppearanceCells />
          <CellGroup title={t('member.me.about')}>
            <Cell
              icon={<FileTextIcon size={20} />}
              title={t('member.me.userAgreement')}
              href={hrefs.userAgreement}
            />
            <Cell
              icon={<ShieldCheckIcon size={20} />}
              title={t('member.me.privacyAgreement')}
              href={hrefs.privacyAgreement}
            />
            <Cell icon={<FileTextIcon size={20} />} title={t('member.me.license')} href={hrefs.license} />
            {/* Last, since it is known last: nothing below it moves. */}
            {telephone && (
              <Cell
                icon={<PhoneIcon size={20} />}
                title={t('member.me.phone')}
                value={telephone}
                href={`tel:${telephone}`}
              />
            )}
          </CellGroup>
          {isMember && <LogOut />}
        </>
      }
    >
      <PageBody>
        <MemberCard loginHref={hrefs.login} profileHref={mayHave(hrefs.profile)} />
        <OrderEntries summary={summary} hrefs={hrefs} />
        {isMember && (
          <AssetRow
            summary={summary}
            hrefs={{
              coupons: mayHave(hrefs.coupons),
              cards: mayHave(hrefs.cards),
              prizes: mayHave(hrefs.prizes),
            }}
          />
        )}
        {summary?.nextAppointment && (
          <NextAppointment
            appointment={summary.nextAppointment}
            href={hrefs.appointment(summary.nextAppointment.id)}
          />
        )}
        <ServiceGrid hrefs={hrefs.services} hasNews={hasNews} />
      </PageBody>
    </AppPage>
  );
}

/** Ends the session, after a question: what is kept on the device goes with it. */
function LogOut() {
  const sdk = useSdk();
  const { t } = useTexts();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="outline" block onClick={() => setAsking(true)}>
        {t('member.logout')}
      </Button>
      <Modal
        open={asking}
        onOpenChange={setAsking}
        title={t('member.logout.confirm')}
        tone="danger"
        confirmText={t('member.logout')}
        onConfirm={() => sdk.session.logout()}
      >
        {t('member.logout.hint')}
      </Modal>
    </>
  );
}
