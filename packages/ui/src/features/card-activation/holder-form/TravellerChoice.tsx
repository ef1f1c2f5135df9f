import { certificateType } from '@yunyou/contract';
import type { HolderDraft } from '@yunyou/sdk';
import { Select } from '../../../components/select';
import { useToast } from '../../../components/toast';
import { failureText, useResource, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';

/** Takes a person from the member's travellers; nothing where there is none with a document. */
export function TravellerChoice({ onChoose }: { onChoose: (part: Partial<HolderDraft>) => void }) {
  const { travellers } = useSdk();
  const texts = useTexts();
  const { show } = useToast();
  const list = useResource(() => travellers.list({}, { silent: true }), [travellers]);
  const known = (list.value ?? []).filter(({ certType }) => certType !== certificateType.none);
  if (known.length === 0) return null;
  const choose = async (id: string) => {
    try {
      const { name, certType, idCard, mobile } = await travellers.detail(id, { silent: true });
      onChoose({ name, certType, idCard, ...(mobile !== '' && { mobile }) });
    } catch (error) {
      show(failureText(texts, error), { kind: 'error' });
    }
  };
  return (
    <Select
      label={texts.t('cardActivation.form.choose')}
      options={known.map(({ memberFrequentContactsId, name, idCard }) => ({
        value: memberFrequentContactsId,
        label: `${name} ${idCard}`,
      }))}
      onValueChange={(id) => void choose(id)}
    />
  );
}
