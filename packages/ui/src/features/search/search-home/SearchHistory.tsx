import { historyShown } from '@yunyou/contract';
import { useLayoutEffect, useState } from 'react';
import { Button } from '../../../components/button';
import { Chip, ChipList } from '../../../components/chip';
import { Modal } from '../../../components/modal';
import { Section } from '../../../components/section';
import { Trash2Icon } from '../../../icons';
import { useSdk, useSession, useStateOf } from '../../../shell';
import { useTexts } from '../../../texts';

export interface SearchHistoryProps {
  /** Where a word leads. */
  hrefOf: (keyword: string) => string;
}

/** Words searched for on this device, the newest first; deleted one by one or all together. Nothing where there are none. */
export function SearchHistory({ hrefOf }: SearchHistoryProps) {
  const { search } = useSdk();
  const { t } = useTexts();
  const { user } = useSession();
  const { words } = useStateOf(search.history.state);
  const [asking, setAsking] = useState(false);
  // Before the page is painted, so that nothing is pushed down.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever logs in or out has words of their own
  useLayoutEffect(() => search.history.load(), [search, user?.memberId]);
  if (words.length === 0) return null;
  return (
    <Section
      title={t('search.history')}
      action={
        <Button variant="text" size="small" icon={<Trash2Icon size={16} />} onClick={() => setAsking(true)}>
          {t('search.history.clear')}
        </Button>
      }
    >
      <ChipList>
        {words.slice(0, historyShown).map((word) => (
          <Chip
            key={word}
            href={hrefOf(word)}
            replace
            onClick={() => search.history.add(word)}
            remove={{
              label: t('search.history.remove', { word }),
              onRemove: () => search.history.remove(word),
            }}
          >
            {word}
          </Chip>
        ))}
      </ChipList>
      <Modal
        open={asking}
        onOpenChange={setAsking}
        title={t('search.history.clearTitle')}
        onConfirm={() => search.history.clear()}
      >
        {t('search.history.clearText')}
      </Modal>
    </Section>
  );
}
