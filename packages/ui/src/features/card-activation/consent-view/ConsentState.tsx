import type { GivenConsent } from '@yunyou/contract';
import { useState } from 'react';
import { Button } from '../../../components/button';
import { Card } from '../../../components/card';
import { Dialog } from '../../../components/dialog';
import { Modal } from '../../../components/modal';
import { useToast } from '../../../components/toast';
import { Verdict } from '../../../components/verdict';
import { failureText, useOnline, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import styles from './ConsentView.module.css';
import { standing } from './use-consent';

export interface ConsentStateProps {
  /** Consents about one person for one purpose, the newest first. */
  consents: readonly GivenConsent[];
  /** Called when one was taken back. */
  onChanged: () => Promise<unknown>;
  /** Leads back to where it was asked for. */
  onGoOn: () => void;
}

/** What was agreed to, when and in which version; the portrait, and taking it back. Nothing before the first consent. */
export function ConsentState({ consents, onChanged, onGoOn }: ConsentStateProps) {
  const { cardActivation } = useSdk();
  const texts = useTexts();
  const { t, instant, day } = texts;
  const { show } = useToast();
  const isOnline = useOnline();
  const [isAsked, setAsked] = useState(false);
  const [portrait, setPortrait] = useState<string>();
  const [busy, setBusy] = useState(false);
  const given = standing(consents);
  const last = given ?? consents[0];
  if (!last) return null;
  const isPortrait = last.purpose !== 'child';

  const attempt = async (work: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      show(failureText(texts, error), { kind: 'error' });
    } finally {
      setBusy(false);
    }
  };
  const withdraw = () =>
    attempt(async () => {
      await (await cardActivation()).withdraw(last.consentId, { silent: true });
      setAsked(false);
      show(t('cardActivation.consent.done'), { kind: 'success' });
      await onChanged();
    });
  const look = () =>
    attempt(async () => {
      const { dataUrl } = await (await cardActivation()).portrait(last.subject.id, { silent: true });
      setPortrait(dataUrl);
    });
  const hints = [
    given
      ? t('cardActivation.consent.how', { how: given.how, version: given.version })
      : t('cardActivation.consent.withdrawn', { time: instant(last.withdrawnAtMs ?? last.givenAtMs) }),
    ...(isPortrait ? [t('cardActivation.consent.picture', { state: last.picture })] : []),
    ...(last.deleteAfterDay === null
      ? []
      : [t('cardActivation.consent.keptUntil', { day: day(last.deleteAfterDay, 'long') })]),
  ];

  return (
    <Card>
      <div className={styles.state}>
        <Verdict
          state={given ? 'right' : 'noted'}
          title={t('cardActivation.consent.given', { time: instant(last.givenAtMs) })}
          hints={hints}
        />
        {given && (
          <div className={styles.answers}>
            {given.picture === 'held' && (
              <Button variant="outline" loading={busy} disabled={!isOnline} onClick={() => void look()}>
                {t('cardActivation.consent.myPicture')}
              </Button>
            )}
            <Button variant="outline" disabled={!isOnline} onClick={() => setAsked(true)}>
              {t(isPortrait ? 'cardActivation.consent.withdraw' : 'cardActivation.consent.withdrawChild')}
            </Button>
          </div>
        )}
        {given && (
          <Button block onClick={onGoOn}>
            {t('cardActivation.consent.goOn')}
          </Button>
        )}
      </div>
      <Modal
        open={isAsked}
        onOpenChange={setAsked}
        title={t(isPortrait ? 'cardActivation.consent.withdraw' : 'cardActivation.consent.withdrawChild')}
        onConfirm={withdraw}
      >
        {t(isPortrait ? 'cardActivation.consent.withdrawAsk' : 'cardActivation.consent.withdrawChildAsk')}
      </Modal>
      <Dialog
        open={portrait !== undefined}
        onOpenChange={() => setPortrait(undefined)}
        title={t('cardActivation.consent.myPicture')}
      >
        <img
          className={styles.portrait}
          src={portrait}
          alt={t('cardActivation.consent.pictureAlt')}
          width={240}
          height={320}
        />
      </Dialog>
    </Card>
  );
}
