import type { InvoiceTitle } from '@yunyou/contract';
import { useState } from 'react';
import { Button } from '../../../components/button';
import { Card } from '../../../components/card';
import { Modal } from '../../../components/modal';
import { Popup } from '../../../components/popup';
import { SkeletonText } from '../../../components/skeleton';
import { Empty } from '../../../components/state';
import { Tag } from '../../../components/tag';
import { useToast } from '../../../components/toast';
import { failureText, ResourceView, useResource, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import styles from './InvoiceForm.module.css';

export interface TitleBookProps {
  /** Whether the sheet is open. */
  open: boolean;
  /** Called when it is to open or close. */
  onOpenChange: (open: boolean) => void;
  /** Called with the title that is chosen. */
  onChoose: (title: InvoiceTitle) => void;
}

export const areas = ['components', 'kit', 'invoice'] as const;

/** The member's titles: one is chosen, made the default or deleted. */
export default function TitleBook({ open, onOpenChange, onChoose }: TitleBookProps) {
  const sdk = useSdk();
  const texts = useTexts();
  const { t } = texts;
  const { show } = useToast();
  const titles = useResource(async () => (await sdk.invoices()).titles({ silent: true }), [sdk]);
  const [doomed, setDoomed] = useState<InvoiceTitle>();
  const [asking, setAsking] = useState(false);
  const change = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      show(failureText(texts, error), { kind: 'error' });
    }
    await titles.reload();
  };
  return (
    <Popup open={open} onOpenChange={onOpenChange} title={t('invoice.book')}>
      <ResourceView
        resource={titles}
        pending={<SkeletonText lines={4} />}
        empty={<Empty title={t('invoice.bookEmpty')} description={t('invoice.bookEmptyHint')} />}
      >
        {(found) => (
          <ul className={styles.titles}>
            {found.map((title) => (
              <li key={title.id}>
                <Card flush>
                  <button
                    type="button"
                    className={styles.title}
                    aria-label={t('invoice.useTitle', { name: title.titleName })}
                    onClick={() => onChoose(title)}
                  >
                    <span className={styles.titleHead}>
                      {title.titleName}
                      {title.isDefault && <Tag tone="primary">{t('invoice.default')}</Tag>}
                    </span>
                    <span className={styles.hint}>
                      {t('invoice.titleKind', { kind: title.titleKind })} {title.taxId}
                    </span>
                  </button>
                  <div className={styles.actions}>
                    {!title.isDefault && (
                      <Button
                        variant="text"
                        size="small"
                        aria-label={t('invoice.makeDefaultWhat', { name: title.titleName })}
                        onClick={() => change(async () => (await sdk.invoices()).makeDefaultTitle(title.id))}
                      >
                        {t('invoice.makeDefault')}
                      </Button>
                    )}
                    <Button
                      variant="text"
                      size="small"
                      aria-label={t('invoice.deleteWhat', { name: title.titleName })}
                      onClick={() => {
                        setDoomed(title);
                        setAsking(true);
                      }}
                    >
                      {t('invoice.delete')}
                    </Button>
                  </div>
                </Card>
              </li>
            ))}
          </ul>
        )}
      </ResourceView>
      <Modal
        open={asking}
        onOpenChange={setAsking}
        title={t('invoice.deleteConfirm')}
        tone="danger"
        confirmText={t('invoice.delete')}
        onConfirm={() => doomed && change(async () => (await sdk.invoices()).removeTitle(doomed.id))}
      >
        {doomed?.titleName}
      </Modal>
    </Popup>
  );
}
