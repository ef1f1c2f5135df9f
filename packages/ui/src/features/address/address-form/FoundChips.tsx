import type { ParsedAddress, ParsedRegion } from '@yunyou/sdk';
import { useState } from 'react';
import { Button } from '../../../components/button';
import { Chip, ChipList } from '../../../components/chip';
import { Stack } from '../../../components/stack';
import { Tag } from '../../../components/tag';
import { CheckIcon } from '../../../icons';
import { useTexts } from '../../../texts';
import styles from './AddressForm.module.css';
import { type FoundParts, foundParts } from './address-draft';

export interface FoundChipsProps {
  found: ParsedAddress;
  /** Called with the parts that are taken. */
  onFill: (parts: FoundParts) => void;
}

const fields = ['name', 'mobile', 'region', 'detail'] as const;
type Field = (typeof fields)[number];

/** A region in words, a municipality said once. */
const regionWords = ({ state, city, county }: ParsedRegion) => [...new Set([state, city, county])].join(' ');

/** What a pasted address has, each part to be taken or left; of several regions one. */
export function FoundChips({ found, onFill }: FoundChipsProps) {
  const { t } = useTexts();
  const offered = foundParts(found);
  const [left, setLeft] = useState<readonly Field[]>([]);
  const [region, setRegion] = useState<ParsedRegion>();
  const isTaken = (field: Field) => !left.includes(field);
  const toggle = (field: Field) =>
    setLeft((before) => (isTaken(field) ? [...before, field] : before.filter((one) => one !== field)));

  const all = { ...offered, ...(region && { region }) };
  const taken: FoundParts = Object.fromEntries(
    Object.entries(all).filter(([field]) => isTaken(field as Field)),
  );
  const shown = fields.filter((field) => offered[field] !== undefined);

  return (
    <section aria-label={t('address.found')} className={styles.found}>
      <Stack gap={3}>
        {shown.length > 0 && (
          <>
            <p className={styles.message}>{t('address.foundHint')}</p>
            <ChipList>
              {shown.map((field) => (
                <Chip
                  key={field}
                  wraps
                  icon={isTaken(field) && <CheckIcon size={16} />}
                  selected={isTaken(field)}
                  onClick={() => toggle(field)}
                >
                  <Part field={field} offered={offered} isDoubtful={found.doubtful.includes(field)} />
                </Chip>
              ))}
            </ChipList>
          </>
        )}
        {found.choices.length > 0 && (
          <>
            <p className={styles.message}>{t('address.which')}</p>
            <ChipList>
              {found.choices.map((choice) => (
                <Chip
                  key={choice.adcode}
                  icon={choice.adcode === region?.adcode && <CheckIcon size={16} />}
                  selected={choice.adcode === region?.adcode}
                  onClick={() => setRegion(choice)}
                >
                  <span lang="zh-Hans">{regionWords(choice)}</span>
                </Chip>
              ))}
            </ChipList>
          </>
        )}
        <Button block disabled={Object.keys(taken).length === 0} onClick={() => onFill(taken)}>
          {t('address.fill')}
        </Button>
      </Stack>
    </section>
  );
}

function Part({ field, offered, isDoubtful }: { field: Field; offered: FoundParts; isDoubtful: boolean }) {
  const { t } = useTexts();
  const value = offered[field];
  return (
    <>
      <span className={styles.partName}>{t('address.part', { part: field })}</span>{' '}
      <span lang={field === 'region' ? 'zh-Hans' : undefined}>
        {typeof value === 'object' ? regionWords(value) : value}
      </span>
      {isDoubtful && (
        <>
          {' '}
          <Tag tone="warning">{t('address.check')}</Tag>
        </>
      )}
    </>
  );
}
