import { type Address, addressMax } from '@yunyou/contract';
import { useState } from 'react';
import { ButtonLink } from '../../../components/button';
import { Card } from '../../../components/card';
import { Modal } from '../../../components/modal';
import { Skeleton } from '../../../components/skeleton';
import { Stack } from '../../../components/stack';
import { Empty } from '../../../components/state';
import { useToast } from '../../../components/toast';
import { PlusIcon } from '../../../icons';
import { failureText, ResourceView, useResource, useSdk, useStateOf } from '../../../shell';
import { useTexts } from '../../../texts';
import { addressLine } from '../address-line';
import { AddressCard } from './AddressCard';
import styles from './AddressList.module.css';

export interface AddressListProps {
  /** Address of the page that changes an address; without an id it adds one. */
  editHref: (id?: string) => string;
  /** Called with the address that is chosen. Default: none can be chosen. */
  onChoose?: (address: Address) => void;
}

/** The member's delivery addresses: choose one, change one, make one the default, delete one, add one. */
export function AddressList({ editHref, onChoose }: AddressListProps) {
  const sdk = useSdk();
  const texts = useTexts();
  const { t } = texts;
  const { show } = useToast();
  const { list } = useStateOf(sdk.addresses.state);
  const { error, reload } = useResource(() => sdk.addresses.load(), [sdk]);
  const [asking, setAsking] = useState(false);
  const [doomed, setDoomed] = useState<Address>();

  /** Does it and says so, or why not; whoever was refused sees what there is now. */
  const change = async (work: Promise<void>, done: string) => {
    try {
      await work;
      show(done, { kind: 'success' });
    } catch (failure) {
      show(failureText(texts, failure), { kind: 'error' });
      await reload();
    }
  };

  return (
    <Stack gap={6}>
      <ResourceView
        resource={{ value: list, error, reload }}
        pending={<Pending />}
        empty={<Empty title={t('address.empty')} description={t('address.emptyHint')} />}
      >
        {(addresses) => (
          <Stack gap={3}>
            {addresses.map((address) => (
              <AddressCard
                key={address.id}
                address={address}
                editHref={editHref(address.id)}
                onChoose={onChoose && (() => onChoose(address))}
                onMakeDefault={() =>
                  change(sdk.addresses.makeDefault(address, { silent: true }), t('address.madeDefault'))
                }
                onDelete={() => {
                  setDoomed(address);
                  setAsking(true);
                }}
              />
            ))}
          </Stack>
        )}
      </ResourceView>
      {list && list.length >= addressMax ? (
        <p className={styles.full}>{t('address.full', { max: addressMax })}</p>
      ) : (
        <ButtonLink href={editHref()} size="large" block icon={<PlusIcon size={18} />}>
          {t('address.add')}
        </ButtonLink>
      )}
      <Modal
        open={asking}
        onOpenChange={setAsking}
        title={t('address.deleteConfirm')}
        tone="danger"
        confirmText={t('address.delete')}
        onConfirm={() =>
          doomed && change(sdk.addresses.remove(doomed.id, { silent: true }), t('address.deleted'))
        }
      >
        <Stack gap={1}>
          <span lang="zh-Hans">{doomed && addressLine(doomed)}</span>
          <span>{t('address.deleteHint')}</span>
        </Stack>
      </Modal>
    </Stack>
  );
}

/** In the shape of two cards. */
const Pending = () => (
  <Stack gap={3} aria-hidden="true">
    {[1, 2].map((place) => (
      <Card key={place}>
        <Stack gap={2}>
          <Skeleton shape="text" width="10em" />
          <Skeleton shape="text" width="16em" />
        </Stack>
      </Card>
    ))}
  </Stack>
);
