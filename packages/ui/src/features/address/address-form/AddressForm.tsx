import { type Address, addressDetail, addressNameMax, addressTags } from '@yunyou/contract';
import { isApiError } from '@yunyou/sdk';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/button';
import { RegionPicker } from '../../../components/region-picker';
import { SegmentedControl } from '../../../components/segmented-control';
import { Stack } from '../../../components/stack';
import { Switch } from '../../../components/switch';
import { TextArea } from '../../../components/text-area';
import { TextField } from '../../../components/text-field';
import { FormProblem, failureText, typedMobile, useProblemFocus, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import styles from './AddressForm.module.css';
import {
  type AddressDraft,
  type AddressField,
  fieldOf,
  inputOf,
  problemsOf,
  toCheck,
  withParts,
} from './address-draft';
import { PasteBox } from './PasteBox';
import { useAddressDraft } from './use-address-draft';

export interface AddressFormProps {
  /** The address to change, unmasked. Default: a new one. */
  address?: Address;
  /** Called with the address's id once it is stored. */
  onSaved: (id: string) => void;
  /** Hears whether something is typed that is not stored. Default nothing. */
  onUnsaved?: (unsaved: boolean) => void;
}

type Problems = Partial<Record<AddressField | 'form', string>>;

const nobody = () => {};

/** A delivery address, typed or pasted. Errors stand beside their field; what was typed stays, also over a reload. */
export function AddressForm({ address, onSaved, onUnsaved = nobody }: AddressFormProps) {
  const sdk = useSdk();
  const texts = useTexts();
  const { t } = texts;
  const { draft, change, done } = useAddressDraft(address, onUnsaved);
  const [problems, setProblems] = useState<Problems>(
    address?.outdated ? { region: t('address.outdated') } : {},
  );
  const [unsure, setUnsure] = useState<readonly AddressField[]>([]);
  const [busy, setBusy] = useState(false);
  const { ref, focusProblem } = useProblemFocus<HTMLFormElement>();

  const refuse = (found: Problems) => {
    setProblems(found);
    focusProblem();
  };
  /** A field was changed by hand: what was said about it is over. */
  const set = (field: AddressField | undefined, part: Partial<AddressDraft>) => {
    change({ ...draft, ...part });
    if (!field) return;
    setProblems((before) => ({ ...before, [field]: undefined }));
    setUnsure((before) => before.filter((one) => one !== field));
  };
  const wordsOf: Record<AddressField, string> = {
    name: t('address.nameMissing'),
    mobile: t('address.mobileInvalid'),
    region: t(address?.outdated ? 'address.outdated' : 'address.regionMissing'),
    detail: t('address.detailShort', { min: addressDetail.min }),
  };
  const check = (field: AddressField) =>
    unsure.includes(field) ? <span className={styles.check}>{t('address.check')}</span> : undefined;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = problemsOf(draft);
    if (wrong.length > 0) return refuse(Object.fromEntries(wrong.map((field) => [field, wordsOf[field]])));
    setProblems({});
    setBusy(true);
    try {
      const input = inputOf(draft);
      const id = address?.id ?? (await sdk.addresses.add(input, { silent: true }));
      if (address) await sdk.addresses.edit({ ...input, id }, { silent: true });
      done();
      onSaved(id);
    } catch (error) {
      const field = isApiError(error) ? fieldOf(error.field) : undefined;
      refuse({ [field ?? 'form']: failureText(texts, error) });
    } finally {
      setBusy(false);
    }
  };

  return (
    <form ref={ref} className={styles.root} noValidate onSubmit={(event) => void submit(event)}>
      <PasteBox
        onFill={(parts, { doubtful }) => {
          const filled = withParts(draft, parts);
          change(filled);
          setProblems({});
          setUnsure(toCheck(doubtful, filled));
        }}
      />
      <TextField
        label={t('address.name')}
        hint={check('name')}
        value={draft.name}
        onValueChange={(name) => set('name', { name })}
        autoComplete="name"
        maxLength={addressNameMax}
        error={problems.name}
        required
      />
      <TextField
        label={t('address.mobile')}
        hint={check('mobile')}
        value={draft.mobile}
        onValueChange={(text) => set('mobile', { mobile: typedMobile(text) })}
        type="tel"
        inputMode="numeric"
        autoComplete="tel"
        error={problems.mobile}
        required
      />
      <Stack gap={1}>
        <RegionPicker
          label={t('address.region')}
          hint={check('region') ?? (draft.isRegionSure || address ? undefined : t('address.regionHint'))}
          value={draft.region}
          onValueChange={(region) => set('region', { region, isRegionSure: true })}
          error={problems.region}
          required
        />
        {!draft.isRegionSure && !address && (
          <Button
            variant="text"
            size="small"
            className={styles.right}
            onClick={() => set('region', { isRegionSure: true })}
          >
            {t('address.regionRight')}
          </Button>
        )}
      </Stack>
      <TextArea
        label={t('address.detail')}
        hint={check('detail') ?? t('address.detailHint')}
        value={draft.detail}
        onValueChange={(detail) => set('detail', { detail })}
        autoComplete="street-address"
        rows={2}
        maxLength={addressDetail.max}
        error={problems.detail}
        required
      />
      <Stack gap={2}>
        <span aria-hidden="true" className={styles.label}>
          {t('address.tagLabel')}
        </span>
        <SegmentedControl
          label={t('address.tagLabel')}
          items={addressTags.map((tag) => ({ value: tag, label: t('address.tag', { tag }) }))}
          value={draft.tag}
          onValueChange={(value) => set(undefined, { tag: addressTags.find((tag) => tag === value) ?? '' })}
        />
      </Stack>
      {address?.isDefault ? (
        <p className={styles.message}>{t('address.isDefault')}</p>
      ) : (
        <Switch checked={draft.isDefault} onCheckedChange={(isDefault) => set(undefined, { isDefault })}>
          {t('address.makeThisDefault')}
        </Switch>
      )}
      <FormProblem>{problems.form}</FormProblem>
      <Button type="submit" size="large" block loading={busy}>
        {t('address.save')}
      </Button>
    </form>
  );
}
