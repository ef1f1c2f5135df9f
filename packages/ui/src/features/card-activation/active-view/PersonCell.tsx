import type { AnnualCardPerson } from '@yunyou/contract';
import { Cell } from '../../../components/cell';
import { Tag, type TagProps } from '../../../components/tag';
import { useTexts } from '../../../texts';
import { agesOf } from '../person-words';

export interface PersonCellProps {
  /** A place on a card. */
  person: AnnualCardPerson;
  /** Where the next step is; none where there is none. */
  href: string | undefined;
}

const tones: Readonly<Record<AnnualCardPerson['status'], TagProps['tone']>> = {
  toActivate: 'warning',
  examining: 'info',
  active: 'success',
  refused: 'danger',
  removed: 'neutral',
};

/** One place on a card: for whom it is, who has it, how it stands, and the next step. */
export function PersonCell({ person, href }: PersonCellProps) {
  const texts = useTexts();
  const { t, day } = texts;
  const role = t('cardActivation.role', { role: person.role });
  const ages = agesOf(texts, person);
  const facts = [
    person.name === '' ? ages : role,
    ...(person.status === 'toActivate' && person.optional ? [t('cardActivation.optional')] : []),
    ...(person.status === 'toActivate' && person.joinBy !== null
      ? [t('cardActivation.active.joinBy', { day: day(person.joinBy, 'long') })]
      : []),
    ...(person.refusal === null ? [] : [person.refusal]),
    ...(href === undefined ? [] : [t('cardActivation.active.next', { status: person.status })]),
  ].filter((words) => words !== '');
  return (
    <Cell
      title={person.name === '' ? role : person.name}
      description={facts.join(' · ')}
      value={<Tag tone={tones[person.status]}>{t('cardActivation.status', { status: person.status })}</Tag>}
      {...(href !== undefined && { href })}
    />
  );
}
