import type { Address } from '@yunyou/contract';
import { ButtonLink } from '../../../components/button';
import { Popup } from '../../../components/popup';
import { RadioGroup, RadioGroupPending } from '../../../components/radio-group';
import { Row } from '../../../components/row';
import { Empty } from '../../../components/state';
import { Tag } from '../../../components/tag';
import { PencilIcon, PlusIcon } from '../../../icons';
import { ResourceView, type ResourceViewProps } from '../../../shell';
import { useTexts } from '../../../texts';
import { addressLine } from '../address-line';
import styles from './AddressPicker.module.css';

export interface AddressPickerProps {
  /** Whether the sheet is open. */
  open: boolean;
  /** Called when it is to open or close. */
  onOpenChange: (open: boolean) => void;
  /** The member's addresses, as `useResource` gives them. */
  addresses: ResourceViewProps<readonly Address[]>['resource'];
  /** Id of the present choice. Default none. */
  value?: string;
  /** Called with the address that was chosen; the sheet closes. */
  onChoose: (address: Address) => void;
  /** Pages that the sheet leads to. */
  hrefs: {
    /** Where a new one is written. */
    add: string;
    /** Where one is changed. */
    edit: (id: string) => string;
  };
}

/** A sheet to choose where goods go. A new address is written on its own page. */
export function AddressPicker({ open, onOpenChange, addresses, value, onChoose, hrefs }: AddressPickerProps) {
  const { t } = useTexts();
  return (
    <Popup
      open={open}
      onOpenChange={onOpenChange}
      title={t('address.title')}
      footer={
        <ButtonLink href={hrefs.add} size="large" block icon={<PlusIcon size={18} />}>
          {t('address.add')}
        </ButtonLink>
      }
    >
      <ResourceView
        resource={addresses}
        pending={<RadioGroupPending count={2} described />}
        empty={<Empty title={t('address.empty')} description={t('address.emptyHint')} />}
      >
        {(found) => (
          <RadioGroup
            label={t('address.title')}
            hideLabel
            value={value ?? ''}
            onValueChange={(id) => {
              const chosen = found.find((one) => one.id === id);
              if (!chosen) return;
              onChoose(chosen);
              onOpenChange(false);
            }}
            items={found.map((one) => ({
              value: one.id,
              label: (
                <Row as="span">
                  <strong>{one.name}</strong>
                  <span className={styles.mobile}>{one.mobile}</span>
                  {one.isDefault && <Tag tone="primary">{t('address.default')}</Tag>}
                </Row>
              ),
              description: (
                <>
                  <span lang="zh-Hans">{addressLine(one)}</span>
                  {one.outdated && <span className={styles.outdated}>{t('address.outdated')}</span>}
                </>
              ),
              disabled: one.outdated,
              extra: (
                <ButtonLink
                  href={hrefs.edit(one.id)}
                  variant="text"
                  size="small"
                  aria-label={t('address.edit', { name: one.name })}
                >
                  <PencilIcon size={18} />
                </ButtonLink>
              ),
            }))}
          />
        )}
      </ResourceView>
    </Popup>
  );
}
