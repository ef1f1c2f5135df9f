import { Select } from '../../../components/select';
import { useResource, useSdk, useSession } from '../../../shell';
import { useTexts } from '../../../texts';

/** As many as a person looks through. */
const OFFERED = 20;

export interface OrderChoiceProps {
  /** Id of the order; empty for none. */
  value: string;
  /** Called with another one. */
  onValueChange: (orderId: string) => void;
}

/** Which of the member's latest orders it is about. One that an address names is offered too, whatever its age. */
export function OrderChoice({ value, onValueChange }: OrderChoiceProps) {
  const { orders } = useSdk();
  const { isMember } = useSession();
  const { t } = useTexts();
  const { value: known = [] } = useResource(async () => {
    if (!isMember) return [];
    const { records } = await orders.list({ size: OFFERED }, { silent: true });
    return records.map(({ id, sn, title }) => ({ value: id, label: `${title} · ${sn}` }));
  }, [orders, isMember]);
  const named = value !== '' && !known.some((one) => one.value === value);
  return (
    <Select
      label={t('advice.order')}
      options={[
        { value: '', label: t('advice.noOrder') },
        ...(named ? [{ value, label: t('advice.thisOrder') }] : []),
        ...known,
      ]}
      value={value}
      onValueChange={onValueChange}
    />
  );
}
