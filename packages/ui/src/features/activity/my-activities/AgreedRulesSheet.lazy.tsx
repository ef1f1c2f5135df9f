import { Popup } from '../../../components/popup';
import { Section } from '../../../components/section';
import { SkeletonText } from '../../../components/skeleton';
import { Stack } from '../../../components/stack';
import { ResourceView, useResource, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { Points } from '../activity-product';

export interface AgreedRulesSheetProps {
  /** Whether the sheet is open. */
  open: boolean;
  /** Called when it is to open or close. */
  onOpenChange: (open: boolean) => void;
  /** The activity whose rules were agreed to. */
  activeId: string;
  /** What the activity is called. */
  name: string;
}

export const areas = ['components', 'activity'] as const;

/** The rules of an activity as the member agreed to them, with when; the newest first, where they changed meanwhile. */
export default function AgreedRulesSheet({ open, onOpenChange, activeId, name }: AgreedRulesSheetProps) {
  const { t, instant } = useTexts();
  const { userCenter } = useSdk();
  const agreed = useResource(
    async () => (await userCenter()).agreedRules(activeId, { silent: true }),
    [activeId],
  );
  return (
    <Popup open={open} onOpenChange={onOpenChange} title={name}>
      <ResourceView resource={agreed} pending={<SkeletonText lines={6} />}>
        {(versions) => (
          <Stack>
            {versions.map(({ rulesVersion, atMs, rules }) => (
              <Section key={rulesVersion} title={t('activity.mine.agreedAt', { time: instant(atMs) })}>
                <Points>
                  {rules.map((words) => (
                    <li key={words}>{words}</li>
                  ))}
                </Points>
              </Section>
            ))}
          </Stack>
        )}
      </ResourceView>
    </Popup>
  );
}
