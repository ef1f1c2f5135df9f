import type { NftCertificate } from '@yunyou/contract';
import type { CertificateCheck, CertifiedPiece } from '@yunyou/sdk';
import { useState } from 'react';
import { Button } from '../../../components/button';
import { Card } from '../../../components/card';
import { DescriptionList } from '../../../components/description-list';
import { Link } from '../../../components/link';
import { Tag } from '../../../components/tag';
import { Verdict } from '../../../components/verdict';
import { FormProblem, failureText, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import styles from './Piece.module.css';

export interface CertificateBoxProps {
  /** The certificate of a piece. */
  certificate: NftCertificate;
  /** The piece. */
  piece: CertifiedPiece;
}

const tones = { pending: 'info', issued: 'success', failed: 'warning' } as const;

/** What is entered of a piece in the ledger, and the check of it on this device. A piece is its member's before, too. */
export function CertificateBox({ certificate, piece }: CertificateBoxProps) {
  const { t, instant } = useTexts();
  const { state, network, record, hash, txId, atMs, lookUpUrl } = certificate;
  return (
    <Card
      title={t('nft.certificate.title')}
      extra={<Tag tone={tones[state]}>{t('nft.certificate.state', { state })}</Tag>}
    >
      <div className={styles.stack}>
        {state !== 'issued' && <p className={styles.quiet}>{t('nft.certificate.wait', { state })}</p>}
        <DescriptionList
          items={[
            ...(network === '' ? [] : [{ name: t('nft.certificate.network'), words: network }]),
            ...(atMs === null ? [] : [{ name: t('nft.certificate.at'), words: instant(atMs) }]),
            ...(txId === null
              ? []
              : [{ name: t('nft.certificate.tx'), words: <code className={styles.code}>{txId}</code> }]),
            { name: t('nft.certificate.hash'), words: <code className={styles.code}>{hash}</code> },
            { name: t('nft.certificate.record'), words: <code className={styles.code}>{record}</code> },
          ]}
        />
        <Check certificate={certificate} piece={piece} />
        {lookUpUrl !== null && (
          <Link href={lookUpUrl} target="_blank" rel="noreferrer" className={styles.link}>
            {t('nft.certificate.lookUp')}
          </Link>
        )}
      </div>
    </Card>
  );
}

/** Computes the hash of what is entered; without a network, too, once its code is there. */
function Check({ certificate, piece }: CertificateBoxProps) {
  const { collectibles } = useSdk();
  const texts = useTexts();
  const { t } = texts;
  const [found, setFound] = useState<CertificateCheck & { hash: string }>();
  const [problem, setProblem] = useState<string>();
  const check = async () => {
    setProblem(undefined);
    try {
      setFound({ hash: certificate.hash, ...(await (await collectibles()).check(certificate, piece)) });
    } catch (error) {
      setProblem(failureText(texts, error));
    }
  };
  // Of another piece it says nothing.
  const shown = found?.hash === certificate.hash ? found : undefined;
  const isRight = shown?.isRecord === true && shown.isPiece;
  return (
    <>
      {shown && (
        <Verdict
          state={isRight ? 'right' : 'wrong'}
          title={t(isRight ? 'nft.certificate.right' : 'nft.certificate.wrong')}
          hints={[
            shown.isRecord
              ? t(isRight ? 'nft.certificate.rightHint' : 'nft.certificate.otherHint')
              : t('nft.certificate.wrongHint', { hash: shown.computedHash }),
          ]}
        />
      )}
      <FormProblem>{problem}</FormProblem>
      <Button variant="outline" block onClick={check}>
        {t('nft.certificate.check')}
      </Button>
    </>
  );
}
