import type { CheckedContact } from '@yunyou/contract';
import { useState } from 'react';
import { errorText, useResource, useSdk } from '../../app';
import { Button, ButtonLink } from '../../components/button';
import { Cell, CellGroup } from '../../components/cell';
import { Modal } from '../../components/modal';
import { SkeletonText } from '../../components/skeleton';
import { Empty, ErrorState } from '../../components/state';
import { Tag } from '../../components/tag';
import { useToast } from '../../components/toast';
import { Trash2Icon } from '../../icons';
import { useTexts } from '../../texts';
import styles from './ContactList.module.css';

export interface ContactListProps {
  /** Address of the page that changes a traveller; without an id it adds one. */
  editHref: (id?: string) => string;
}

/** The member's travellers: change one, delete one, add one. */
export function ContactList({ editHref }: ContactListProps) {
  const sdk = useSdk();
  const { t } = useTexts();
  const { show } = useToast();
  const { value: contacts, error, reload } = useResource(() => sdk.travellers.list(), [sdk]);
  const [doomed, setDoomed] = useState<CheckedContact>();

  const remove = async () => {
    if (!doomed) return;
    try {
      await sdk.travellers.remove(doomed.memberFrequentContactsId);
      show(t('member.contact.deleted'), { kind: 'success' });
    } catch (failure) {
      show(errorText(failure) ?? t('app.networkFailed'), { kind: 'error' });
    }
    setDoomed(undefined);
    await reload();
  };

  if (!contacts) {
    return error ? (
      <ErrorState description={errorText(error)} onRetry={reload} />
    ) : (
      <SkeletonText lines={6} />
    );
  }
  return (
    <div className={styles.root}>
      {contacts.length === 0 ? (
        <Empty title={t('member.contact.empty')} description={t('member.contact.emptyHint')} />
      ) : (
        <CellGroup>
          {contacts.map((contact) => (
            <div key={contact.memberFrequentContactsId} className={styles.row}>
              <Cell
                href={editHref(contact.memberFrequentContactsId)}
                className={styles.cell}
                title={
                  <span className={styles.name}>
                    {contact.name}
                    {contact.isDefault && <Tag tone="primary">{t('member.contact.isDefault')}</Tag>}
                  </span>
                }
                description={[t('member.cert', { type: String(contact.certType) }), contact.idCard].join(' ')}
              />
              <Button
                variant="text"
                icon={<Trash2Icon size={18} />}
                aria-label={`${t('member.contact.delete')} ${contact.name}`}
                onClick={() => setDoomed(contact)}
              />
            </div>
          ))}
        </CellGroup>
      )}
      <ButtonLink href={editHref()} size="large" block>
        {t('member.contact.add')}
      </ButtonLink>
      <Modal
        open={doomed !== undefined}
        onOpenChange={(open) => {
          if (!open) setDoomed(undefined);
        }}
        title={t('member.contact.deleteConfirm', { name: doomed?.name ?? '' })}
        tone="danger"
        confirmText={t('member.contact.delete')}
        onConfirm={remove}
      >
        {t('member.contact.deleteHint')}
      </Modal>
    </div>
  );
}
