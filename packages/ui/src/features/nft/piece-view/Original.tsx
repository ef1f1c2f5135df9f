import { fileTicketMinutes, type NftCollectible } from '@yunyou/contract';
import type { NftOriginal } from '@yunyou/sdk';
import { useState } from 'react';
import { Button } from '../../../components/button';
import { Link } from '../../../components/link';
import { VideoPlayer } from '../../../components/video-player';
import { FormProblem, failureText, useOnline, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import styles from './Piece.module.css';

export interface OriginalProps {
  /** A held piece of the member. */
  collectible: NftCollectible;
}

/** The original, for its holder alone, by an address that is good for minutes. */
export function Original({ collectible }: OriginalProps) {
  const { collectibles, config } = useSdk();
  const texts = useTexts();
  const { t } = texts;
  const isOnline = useOnline();
  const [file, setFile] = useState<NftOriginal>();
  const [problem, setProblem] = useState<string>();
  const { name } = collectible.collection;
  const open = async () => {
    setProblem(undefined);
    try {
      const found = await (await collectibles()).original(collectible, { silent: true });
      if (found) setFile(found);
      else setProblem(t('nft.piece.originalNone'));
    } catch (error) {
      setProblem(failureText(texts, error));
    }
  };
  return (
    <div className={styles.stack}>
      {file && <Shown file={{ ...file, url: config.assetUrl(file.url) }} name={name} />}
      <FormProblem>{problem}</FormProblem>
      {!file && (
        <Button variant="secondary" block disabled={!isOnline} onClick={open}>
          {t('nft.piece.original')}
        </Button>
      )}
      <p className={styles.quiet}>{t('nft.piece.originalHint', { minutes: fileTicketMinutes })}</p>
    </div>
  );
}

/** A picture or a film; a model is only saved. */
function Shown({ file: { url, fileName, contentType }, name }: { file: NftOriginal; name: string }) {
  const { t } = useTexts();
  return (
    <>
      {contentType.startsWith('image/') && (
        // Its size is not told: it is as wide as the card.
        <img className={styles.original} src={url} alt={name} />
      )}
      {contentType.startsWith('video/') && <VideoPlayer src={url} label={name} />}
      <Link href={url} download={fileName} className={styles.link}>
        {t('nft.piece.save', { name: fileName })}
      </Link>
    </>
  );
}
