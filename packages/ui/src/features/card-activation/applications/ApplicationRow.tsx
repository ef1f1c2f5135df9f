import type { AnnualCardApplication } from '@yunyou/contract';
import { Cell } from '../../../components/cell';
import { Tag, type TagProps } from '../../../components/tag';
import { useTexts } from '../../../texts';

const tones: Readonly<Record<AnnualCardApplication['status'], TagProps['tone']>> = {
  submitted: 'info',
  approved: 'success',
  refused: 'danger',
  withdrawn: 'neutral',
};

/** Something that was handed in: who, for which card, when, and how it stands. */
export function ApplicationRow({ application, href }: { application: AnnualCardApplication; href: string }) {
  const { t, instant } = useTexts();
  const { holderName, role, cardName, cardNumber, newPortrait, status, submittedAtMs, decidedAtMs } =
    application;
  const holder = t('cardActivation.application.holder', {
    name: holderName,
    role: t('cardActivation.role', { role }),
  });
  return (
    <Cell
      title={holder}
      description={[
        `${cardName} ${cardNumber}`,
        ...(newPortrait ? [t('cardActivation.application.newPortrait')] : []),
        t('cardActivation.application.submitted', { time: instant(submittedAtMs) }),
        ...(decidedAtMs === null
          ? []
          : [t('cardActivation.application.decided', { time: instant(decidedAtMs) })]),
      ].join(' · ')}
      value={<Tag tone={tones[status]}>{t('cardActivation.application.status', { status })}</Tag>}
      href={href}
    />
  );
}
