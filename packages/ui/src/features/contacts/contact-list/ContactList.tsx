import type { CheckedContact } from '@yunyou/contract';
import { useState } from 'react';
import { ButtonLink } from '../../../components/button';
import { Cell, CellGroup, CellWithAction } from '../../../components/cell';
import { IconButton } from '../../../components/icon-button';
import { Modal } from '../../../components/modal';
import { Row } from '../../../components/row';
import { Skeleton } from '../../../components/skeleton';
import { Stack } from '../../../components/stack';
import { Empty, ErrorState } from '../../../components/state';
import { Tag } from '../../../components/tag';
import { useToast } from '../../../components/toast';
import { Trash2Icon } from '../../../icons';
import { errorText, failureText, useResource, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';

export interface ContactListProps {
  /** Address of the page that changes a traveller; without an id it adds one. */
  editHref: (id?: string) => string;
}

/** The member's travellers: change one, delete one, add one. */
export function ContactList({ editHref }: ContactListProps) {
  const sdk = useSdk();
  const texts = useTexts();
  const { t } = texts;
  const { show } = useToast();
  const { value: contacts, error, reload } = useResource(() => sdk.travellers.list(), [sdk]);
  const [asking, setAsking] = useState(false);
  // Kept while the question fades away, which names them.
  const [doomed, setDoomed] = useState<CheckedContact>();

  const remove = async () => {
    if (!doomed) return;
    try {
      await sdk.travellers.remove(doomed.memberFrequentContactsId, { silent: true });
      show(t('contacts.deleted'), { kind: 'success' });
    } catch (failure) {
      show(failureText(texts, failure), { kind: 'error' });
    }
    await reload();
  };

  if (!contacts) {
    return error ? (
      <ErrorState description={errorText(error)} onRetry={reload} />
    ) : (
      <div aria-busy="true">
        <CellGroup aria-hidden="true">
          {[1, 2, 3].map((place) => (
            <Cell
              key={place}
              title={<Skeleton shape="text" width="4em" />}
              description={<Skeleton shape="text" width="12em" />}
            />
          ))}
        </CellGroup>
      </div>
    );
  }
  return (
    <Stack gap={6}>
      {contacts.length === 0 ? (
        <Empty title={t('contacts.empty')} description={t('contacts.emptyHint')} />
      ) : (
        <CellGroup>
          {contacts.map((contact) => (
            <CellWithAction
              key={contact.memberFrequentContactsId}
              href={editHref(contact.memberFrequentContactsId)}
              title={
                <Row as="span">
                  {contact.name}
                  {contact.isDefault && <Tag tone="primary">{t('contacts.isDefault')}</Tag>}
                </Row>
              }
              description={`${t('contacts.cert', { type: String(contact.certType) })} ${contact.idCard}`}
              action={
                <IconButton
                  label={t('contacts.deleteWhom', { name: contact.name })}
                  onClick={() => {
                    setDoomed(contact);
                    setAsking(true);
                  }}
                >
                  <Trash2Icon />
                </IconButton>
              }
            />
          ))}
        </CellGroup>
      )}
      <ButtonLink href={editHref()} size="large" block>
        {t('contacts.add')}
      </ButtonLink>
      <Modal
        open={asking}
        onOpenChange={setAsking}
        title={t('contacts.deleteConfirm', { name: doomed?.name ?? '' })}
        tone="danger"
        confirmText={t('contacts.delete')}
        onConfirm={remove}
      >
        {t('contacts.deleteHint')}
      </Modal>
    </Stack>
  );
}
