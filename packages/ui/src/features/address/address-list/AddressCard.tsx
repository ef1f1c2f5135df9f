import type { Address } from '@yunyou/contract';
import { Button, ButtonLink } from '../../../components/button';
import { Card } from '../../../components/card';
import { Row } from '../../../components/row';
import { Tag } from '../../../components/tag';
import { PencilIcon, Trash2Icon, TriangleAlertIcon } from '../../../icons';
import { useTexts } from '../../../texts';
import { addressLine } from '../address-line';
import styles from './AddressList.module.css';

export interface AddressCardProps {
  address: Address;
  /** Address of the page that changes it. */
  editHref: string;
  /** Called when it is chosen. Default: it cannot be chosen. */
  onChoose?: (() => void) | undefined;
  /** Called when it is to become the default; a promise shows that it is under way. */
  onMakeDefault: () => Promise<void>;
  /** Called when it is to be deleted. */
  onDelete: () => void;
}

/** Who receives where, and what can be done with the address. */
export function AddressCard({ address, editHref, onChoose, onMakeDefault, onDelete }: AddressCardProps) {
  const { t } = useTexts();
  const { name, outdated, isDefault } = address;
  return (
    <Card flush>
      {onChoose && !outdated ? (
        <button type="button" className={styles.main} onClick={onChoose}>
          <Words address={address} />
        </button>
      ) : (
        <div className={styles.main}>
          <Words address={address} />
        </div>
      )}
      <div className={styles.actions}>
        {!isDefault && !outdated && (
          <Button
            variant="text"
            size="small"
            aria-label={t('address.makeDefaultWhom', { name })}
            onClick={onMakeDefault}
          >
            {t('address.makeDefault')}
          </Button>
        )}
        <span className={styles.apart}>
          <ButtonLink
            href={editHref}
            variant="text"
            size="small"
            icon={<PencilIcon size={16} />}
            aria-label={t('address.edit', { name })}
          >
            {t('address.change')}
          </ButtonLink>
          <Button
            variant="text"
            size="small"
            icon={<Trash2Icon size={16} />}
            aria-label={t('address.deleteWhom', { name })}
            onClick={onDelete}
          >
            {t('address.delete')}
          </Button>
        </span>
      </div>
    </Card>
  );
}

function Words({ address }: Pick<AddressCardProps, 'address'>) {
  const { t } = useTexts();
  const { name, mobile, tag, isDefault, outdated } = address;
  return (
    <>
      <Row as="span">
        <strong className={styles.name}>{name}</strong>
        <span className={styles.mobile}>{mobile}</span>
        {isDefault && <Tag tone="primary">{t('address.default')}</Tag>}
        {tag !== '' && <Tag>{t('address.tag', { tag })}</Tag>}
      </Row>
      <span className={styles.line} lang="zh-Hans">
        {addressLine(address)}
      </span>
      {outdated && (
        <span className={styles.outdated}>
          <TriangleAlertIcon size={16} />
          {t('address.outdated')}
        </span>
      )}
    </>
  );
}
