import { addressPasteMax } from '@yunyou/contract';
import type { ParsedAddress } from '@yunyou/sdk';
import { useRef, useState } from 'react';
import { Button } from '../../../components/button';
import { Card } from '../../../components/card';
import { Stack } from '../../../components/stack';
import { TextArea } from '../../../components/text-area';
import { failureText, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import styles from './AddressForm.module.css';
import type { FoundParts } from './address-draft';
import { FoundChips } from './FoundChips';

export interface PasteBoxProps {
  /** Called with the parts that were accepted, and all that was found. */
  onFill: (parts: FoundParts, found: ParsedAddress) => void;
}

/** Takes a pasted address apart, on this device, and offers what it found. */
export function PasteBox({ onFill }: PasteBoxProps) {
  const sdk = useSdk();
  const texts = useTexts();
  const { t } = texts;
  const [text, setText] = useState('');
  const [found, setFound] = useState<ParsedAddress>();
  const [message, setMessage] = useState('');
  const button = useRef<HTMLButtonElement>(null);

  const parse = async () => {
    setMessage('');
    try {
      const { areaList } = await import('@vant/area-data');
      const parsed = await sdk.addresses.parse(text, areaList);
      setFound(parsed);
      if (!parsed) setMessage(t('address.notFound'));
    } catch (error) {
      setMessage(failureText(texts, error));
    }
  };

  return (
    <Card tone="soft">
      <Stack gap={3}>
        <TextArea
          label={t('address.paste')}
          hint={t('address.pasteHint')}
          placeholder={t('address.pasteExample')}
          value={text}
          onValueChange={(next) => {
            setText(next);
            setFound(undefined);
            setMessage('');
          }}
          rows={2}
          maxLength={addressPasteMax}
          autoComplete="off"
        />
        <Button ref={button} variant="secondary" disabled={text.trim() === ''} onClick={parse}>
          {t('address.parse')}
        </Button>
        <p role="status" className={styles.message} hidden={message === ''}>
          {message}
        </p>
        {found && (
          <FoundChips
            found={found}
            onFill={(parts) => {
              onFill(parts, found);
              setFound(undefined);
              setMessage(t('address.filled'));
              // The button that had the focus goes away.
              button.current?.focus();
            }}
          />
        )}
      </Stack>
    </Card>
  );
}
