import { useState } from 'react';
import { Button } from '../../../components/button';
import { Cell, CellGroup } from '../../../components/cell';
import { Modal } from '../../../components/modal';
import {
  FileTextIcon,
  MapPinIcon,
  MegaphoneIcon,
  PhoneIcon,
  ReceiptTextIcon,
  ShieldCheckIcon,
  UsersRoundIcon,
} from '../../../icons';
import { AppPage, PageBody, useAppConfig, useSdk, useSession } from '../../../shell';
import { useTexts } from '../../../texts';
import { AppearanceCells } from './AppearanceCells';
import { MemberCard } from './MemberCard';
import { OrderEntries } from './OrderEntries';

/** Addresses the user center leads to. */
export interface UserCenterHrefs {
  login: string;
  /** The order list, of one status or of all. */
  orders: (status?: number) => string;
  travellers: string;
  addresses: string;
  invoices: string;
  notices: string;
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
        <MemberCard loginHref={hrefs.login} />
        <OrderEntries hrefOf={hrefs.orders} />
        <CellGroup title={t('member.me.services')}>
          <Cell
            icon={<UsersRoundIcon size={20} />}
            title={t('member.me.travellers')}
            href={hrefs.travellers}
          />
          <Cell icon={<MapPinIcon size={20} />} title={t('member.me.addresses')} href={hrefs.addresses} />
          <Cell icon={<ReceiptTextIcon size={20} />} title={t('member.me.invoices')} href={hrefs.invoices} />
          <Cell icon={<MegaphoneIcon size={20} />} title={t('member.me.notices')} href={hrefs.notices} />
        </CellGroup>
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
