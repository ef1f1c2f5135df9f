import type { CheckedContact } from '@yunyou/contract';
import { Cell, CellGroup } from '../../../../components/cell';
import { Popup } from '../../../../components/popup';
import { SkeletonText } from '../../../../components/skeleton';
import { Empty } from '../../../../components/state';
import { useToast } from '../../../../components/toast';
import { failureText, ResourceView, useResource, useSdk } from '../../../../shell';
import { useTexts } from '../../../../texts';

export interface GuestChoiceProps {
  /** Whether the sheet is open. */
  open: boolean;
  /** Called when it is to open or close. */
  onOpenChange: (open: boolean) => void;
  /** Called with a guest's name. */
  onChoose: (name: string) => void;
}

export const areas = ['components', 'kit', 'order'] as const;

/** The member's travellers, to take a name from. */
export default function GuestChoice({ open, onOpenChange, onChoose }: GuestChoiceProps) {
  const { travellers } = useSdk();
  const texts = useTexts();
  const { t } = texts;
  const { show } = useToast();
  const known = useResource(() => travellers.list(), [travellers]);
  /** Lists mask names, so the chosen one's is asked for. */
  const choose = async ({ memberFrequentContactsId }: CheckedContact) => {
    try {
      onChoose((await travellers.detail(memberFrequentContactsId)).name);
    } catch (error) {
      show(failureText(texts, error), { kind: 'error' });
    }
  };
  return (
    <Popup open={open} onOpenChange={onOpenChange} title={t('order.stay.guestPickTitle')}>
      <ResourceView
        resource={known}
        pending={<SkeletonText lines={4} />}
        empty={<Empty title={t('order.stay.noTravellers')} />}
      >
        {(people) => (
          <CellGroup>
            {people.map((person) => (
              <Cell
                key={person.memberFrequentContactsId}
                title={person.name}
                onClick={() => void choose(person)}
                arrow={false}
              />
            ))}
          </CellGroup>
        )}
      </ResourceView>
    </Popup>
  );
}
