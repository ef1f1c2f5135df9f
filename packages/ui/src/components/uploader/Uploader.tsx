import { albumMaxCount, uploadMaxCount } from '@yunyou/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { FileIcon, ImagePlusIcon } from '../../icons';
import { useTexts } from '../../texts';
import { Field, type FieldWords } from '../field';
import styles from './Uploader.module.css';
import { UploadTile } from './UploadTile';
import { type Refusal, sorted, type UploadedFile, type UploadFunction } from './uploads';
import { useUploads } from './use-uploads';

const MEGABYTE = 1_048_576;

export interface UploaderProps extends FieldWords {
  /** Sends one file; the SDK's `uploadFile` fits. A rejection is shown beside its file, with a way to try again. */
  upload: UploadFunction;
  /** Files that are there already. Default none. */
  defaultValue?: readonly UploadedFile[];
  /** Called with every file that has been sent, whenever one comes or goes. Default nothing. */
  onValueChange?: (uploaded: UploadedFile[]) => void;
  /** Called with how many files are waiting, on their way or failed, whenever that changes. Default nothing. */
  onUnsentChange?: (count: number) => void;
  /** How many in all. Default 52. */
  max?: number;
  /** How many can be chosen at one time. Default 9. */
  maxAtOnce?: number;
  /** Largest file in megabytes. Default 10. */
  maxMegabytes?: number;
  /** What may be chosen, as in HTML's `accept`. Default `image/*`. */
  accept?: string;
  /** What to say of a failure. Default 上传失败 / Not sent. */
  failureText?: (error: unknown) => string;
  /** Default `false`. */
  disabled?: boolean;
  /** A further class of the root. Default none. */
  className?: string;
}

/** Files to be sent: chosen, on their way, sent, failed. Each tells its own; one that fails holds up no other. */
export function Uploader({
  upload,
  defaultValue = [],
  onValueChange,
  onUnsentChange,
  max = uploadMaxCount,
  maxAtOnce = albumMaxCount,
  maxMegabytes = 10,
  accept = 'image/*',
  failureText,
  disabled = false,
  ...words
}: UploaderProps) {
  const { t } = useTexts();
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const { items, add, remove, retry } = useUploads(upload, defaultValue, (uploaded) =>
    onValueChange?.(uploaded),
  );
  const unsent = items.filter(({ status }) => status !== 'done').length;
  const tellUnsent = useEffectEvent((count: number) => onUnsentChange?.(count));
  useEffect(() => tellUnsent(unsent), [unsent]);
  const pictures = accept === 'image/*';

  const take = (files: readonly File[]) => {
    const rules = { accept, maxBytes: maxMegabytes * MEGABYTE, max, maxAtOnce };
    const { taken, refusals: refused } = sorted(files, items.length, rules);
    setRefusals(refused);
    if (taken.length > 0) add(taken);
  };
  const refusalText = (refusal: Refusal): string => {
    switch (refusal.reason) {
      case 'tooLarge':
        return t('kit.upload.tooLarge', { name: refusal.name, size: maxMegabytes });
      case 'wrongKind':
        return t('kit.upload.wrongKind', { name: refusal.name });
      case 'empty':
        return t('kit.upload.empty', { name: refusal.name });
      case 'tooMany':
        return t('kit.upload.tooMany', { max, count: refusal.count });
      case 'tooManyAtOnce':
        return t('kit.upload.tooManyAtOnce', { max: maxAtOnce, count: refusal.count });
    }
  };

  return (
    <Field {...words}>
      {(control, labelId) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend, and the label is there already
        <div role="group" aria-labelledby={labelId} className={styles.root}>
          <ul className={styles.tiles}>
            {items.map((item) => (
              <UploadTile
                key={item.id}
                item={item}
                failureText={failureText}
                onRetry={() => retry(item.id)}
                onRemove={disabled ? undefined : () => remove(item.id)}
              />
            ))}
            {items.length < max && !disabled && (
              <li className={styles.add}>
                <input
                  {...control}
                  type="file"
                  className={styles.input}
                  accept={accept}
                  multiple={max > 1}
                  aria-label={t(pictures ? 'kit.upload.add' : 'kit.upload.addFile')}
                  onChange={(event) => {
                    take([...(event.currentTarget.files ?? [])]);
                    // The same file may be chosen again after it was removed.
                    event.currentTarget.value = '';
                  }}
                />
                {pictures ? <ImagePlusIcon size={26} /> : <FileIcon size={26} />}
                <span aria-hidden="true">
                  {items.length}/{max}
                </span>
              </li>
            )}
          </ul>
          {refusals.length > 0 && (
            <div role="alert" className={styles.refusals}>
              {refusals.map((refusal) => (
                <p key={refusalText(refusal)}>{refusalText(refusal)}</p>
              ))}
            </div>
          )}
        </div>
      )}
    </Field>
  );
}
