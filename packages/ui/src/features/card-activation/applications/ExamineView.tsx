import { cardExamineRounds, type ResponseOf } from '@yunyou/contract';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../components/button';
import { Card } from '../../../components/card';
import { Modal } from '../../../components/modal';
import { Section } from '../../../components/section';
import { SkeletonText } from '../../../components/skeleton';
import { Stack } from '../../../components/stack';
import { Steps } from '../../../components/steps';
import { useToast } from '../../../components/toast';
import { Verdict } from '../../../components/verdict';
import { AppPage, failureText, PageBody, ResourceView, useOnline, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { ApplicationRow } from './ApplicationRow';
import { useExamination } from './use-examination';

type Examination = ResponseOf<'annualCard', 'examine'>;

export interface ExamineViewProps {
  /** The application. */
  id: string;
  /** The card, and where its person is mended. */
  hrefs: { card: (cardId: string) => string; form: (personId: string) => string };
}

/** How far the examination of a person is, what came of it, and what to do then. */
export function ExamineView({ id, hrefs }: ExamineViewProps) {
  const { t } = useTexts();
  const examination = useExamination(id);
  return (
    <AppPage width="narrow">
      <PageBody>
        <ResourceView
          resource={examination}
          pending={
            <Card>
              <SkeletonText lines={8} />
            </Card>
          }
        >
          {(shown) => (
            <>
              <Steps
                items={(['fill', 'face', 'examine', 'done'] as const).map((key) => ({
                  key,
                  label: t(`cardActivation.steps.${key}`),
                }))}
                current={shown.application.status === 'approved' ? 4 : 2}
              />
              <Card>
                <Stack gap={4}>
                  <ExamineProgress examination={shown} />
                  <NextStep examination={shown} hrefs={hrefs} onChanged={() => void examination.reload()} />
                </Stack>
              </Card>
              <Section title={t('cardActivation.examine.about')}>
                <Card flush>
                  <ApplicationRow
                    application={shown.application}
                    href={hrefs.card(shown.application.cardId)}
                  />
                </Card>
              </Section>
            </>
          )}
        </ResourceView>
      </PageBody>
    </AppPage>
  );
}

const VERDICTS = { submitted: 'waiting', approved: 'right', refused: 'wrong', withdrawn: 'noted' } as const;
const TITLES = {
  submitted: 'cardActivation.examine.waiting',
  approved: 'cardActivation.examine.approved',
  refused: 'cardActivation.examine.refused',
  withdrawn: 'cardActivation.examine.withdrawn',
} as const;

/** What came of it in words: until when it is decided, why it was refused and what to mend, how long the card holds. */
export function ExamineProgress({ examination }: { examination: Examination }) {
  const { t, instant, day } = useTexts();
  const { application, firstDay, lastDay } = examination;
  const { status, refusal, refusalCode, dueAtMs } = application;
  const hints = {
    submitted: [t('cardActivation.examine.due', { time: instant(dueAtMs) })],
    approved:
      firstDay === null || lastDay === null
        ? []
        : [t('cardActivation.examine.days', { from: day(firstDay, 'long'), until: day(lastDay, 'long') })],
    refused: [
      ...(refusal === null ? [] : [refusal]),
      t('cardActivation.examine.mend', { code: refusalCode ?? 'other' }),
    ],
    withdrawn: [],
  }[status];
  return <Verdict state={VERDICTS[status]} title={t(TITLES[status])} isHeading hints={hints} />;
}

interface NextStepProps extends Pick<ExamineViewProps, 'hrefs'> {
  examination: Examination;
  onChanged: () => void;
}

function NextStep({ examination: { application, personStatus }, hrefs, onChanged }: NextStepProps) {
  const { cardActivation } = useSdk();
  const texts = useTexts();
  const { t } = texts;
  const { show } = useToast();
  const isOnline = useOnline();
  const [isAsked, setAsked] = useState(false);
  const { id, cardId, personId, status, round, roundsLeft } = application;
  if (status === 'submitted') {
    const withdraw = async () => {
      try {
        await (await cardActivation()).withdrawApplication(id, { silent: true });
      } catch (error) {
        show(failureText(texts, error), { kind: 'error' });
      }
      onChanged();
    };
    return (
      <>
        <Button variant="outline" block disabled={!isOnline} onClick={() => setAsked(true)}>
          {t('cardActivation.examine.withdraw')}
        </Button>
        <Modal
          open={isAsked}
          onOpenChange={setAsked}
          title={t('cardActivation.examine.withdraw')}
          onConfirm={withdraw}
        >
          {t('cardActivation.examine.withdrawAsk')}
        </Modal>
      </>
    );
  }
  const isOpen = personStatus === 'refused' || personStatus === 'toActivate';
  if (!isOpen) {
    return (
      <ButtonLink href={hrefs.card(cardId)} block>
        {t('cardActivation.examine.card')}
      </ButtonLink>
    );
  }
  if (roundsLeft === 0) {
    return <p>{t('cardActivation.examine.noRounds', { rounds: cardExamineRounds })}</p>;
  }
  return (
    <ButtonLink href={hrefs.form(personId)} block>
      {t('cardActivation.examine.again', { round: round + 1, rounds: cardExamineRounds })}
    </ButtonLink>
  );
}
