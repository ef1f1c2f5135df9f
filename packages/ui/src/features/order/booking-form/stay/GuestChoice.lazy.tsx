import { Cell, CellGroup } from '../../../../components/cell';
import { Popup } from '../../../../components/popup';
import { SkeletonText } from '../../../../components/skeleton';
import { Empty } from '../../../../components/state';
import { ResourceView, useResource, useSdk } from '../../../../shell';
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
  const { t } = useTexts();
  const known = useResource(() => travellers.list(), [travellers]);
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
                onClick={() => onChoose(person.name)}
                arrow={false}
              />
            ))}
          </CellGroup>
        )}
      </ResourceView>
    </Popup>
  );
}
