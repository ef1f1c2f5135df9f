import type { NftHolder } from '@yunyou/contract';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../components/button';
import { Card } from '../../../components/card';
import { DescriptionList } from '../../../components/description-list';
import { Modal } from '../../../components/modal';
import { useToast } from '../../../components/toast';
import { Verdict } from '../../../components/verdict';
import { FormProblem, failureText, useOnline, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import styles from './Identity.module.css';

export interface VerifiedCardProps {
  /** Who the member is, most of it masked. */
  holder: NftHolder;
  /** The consent that the check stands by; null where none does any more. */
  consentId: string | null;
  /** Where the check was asked for. */
  backHref: string;
  /** Called when it was taken back. */
  onWithdrawn: () => Promise<unknown>;
}

/** Who was verified and since when; withdrawing deletes it at once. */
export function VerifiedCard({ holder, consentId, backHref, onWithdrawn }: VerifiedCardProps) {
  const { cardActivation } = useSdk();
  const texts = useTexts();
  const { t, instant } = texts;
  const { show } = useToast();
  const isOnline = useOnline();
  const [isAsked, setAsked] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { nameMasked, idMasked, verifiedAtMs, holderNo } = holder;
  const withdraw = async () => {
    if (consentId === null) return;
    setProblem(undefined);
    try {
      await (await cardActivation()).withdraw(consentId, { silent: true });
      show(t('nft.identity.withdrawn'), { kind: 'success' });
      await onWithdrawn();
    } catch (error) {
      setProblem(failureText(texts, error));
    }
    setAsked(false);
  };
  return (
    <Card>
      <div className={styles.form}>
        <Verdict
          state="right"
          title={t('nft.identity.verified')}
          isHeading
          hints={verifiedAtMs === null ? [] : [t('nft.identity.since', { time: instant(verifiedAtMs) })]}
        />
        <DescriptionList
          items={[
            { name: t('nft.identity.name'), words: nameMasked },
            { name: t('nft.identity.number'), words: idMasked },
            { name: t('nft.identity.holderNo'), words: holderNo },
          ]}
        />
        <FormProblem>{problem}</FormProblem>
        <div className={styles.answers}>
          {consentId !== null && (
            <Button variant="outline" size="large" disabled={!isOnline} onClick={() => setAsked(true)}>
              {t('nft.identity.withdraw')}
            </Button>
          )}
          <ButtonLink href={backHref} size="large">
            {t('nft.identity.goOn')}
          </ButtonLink>
        </div>
      </div>
      <Modal open={isAsked} onOpenChange={setAsked} title={t('nft.identity.withdraw')} onConfirm={withdraw}>
        {t('nft.identity.withdrawAsk')}
      </Modal>
    </Card>
  );
}
