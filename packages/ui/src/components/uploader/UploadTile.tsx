import { CircleAlertIcon, FileIcon, RotateCwIcon, XIcon } from '../../icons';
import { useTexts } from '../../texts';
import { Progress } from '../progress';
import { percentOf } from '../progress/percent';
import { VisuallyHidden } from '../visually-hidden';
import styles from './Uploader.module.css';
import type { UploadItem } from './uploads';

interface UploadTileProps {
  item: UploadItem;
  failureText?: (error: unknown) => string;
  onRetry: () => void;
  /** Undefined where nothing can be removed. */
  onRemove?: () => void;
}

/** One file: its picture or name, how far it has come, and what can be done about it. */
export function UploadTile({ item, failureText, onRetry, onRemove }: UploadTileProps) {
  const { t } = useTexts();
  return (
    <li className={styles.tile} data-status={item.status}>
      {item.pictureUrl ? (
        <img className={styles.picture} src={item.pictureUrl} alt={item.name} />
      ) : (
        <span className={styles.file}>
          <FileIcon size={26} />
          <span className={styles.name}>{item.name}</span>
        </span>
      )}
      {item.status === 'waiting' && <span className={styles.cover}>{t('kit.upload.waiting')}</span>}
      {item.status === 'sending' && (
        <span className={styles.cover}>
          <span className={styles.percent}>{percentOf(item.part)}%</span>
          <Progress label={item.name} value={item.part} className={styles.progress} />
        </span>
      )}
      {item.status === 'failed' && (
        <button type="button" className={styles.cover} data-failed onClick={onRetry}>
          <CircleAlertIcon size={20} />
          <span className={styles.reason}>{failureText?.(item.error) ?? t('kit.upload.failed')}</span>
          <span className={styles.again}>
            <RotateCwIcon size={14} />
            {t('ui.retry')}
            <VisuallyHidden>{item.name}</VisuallyHidden>
          </span>
        </button>
      )}
      <VisuallyHidden role="status">
        {item.status === 'done' && t('kit.upload.done')}
        {item.status === 'failed' && (failureText?.(item.error) ?? t('kit.upload.failed'))}
      </VisuallyHidden>
      {onRemove && (
        <button
          type="button"
          className={styles.remove}
          aria-label={t('kit.upload.remove', { name: item.name })}
          onClick={onRemove}
        >
          <XIcon size={14} />
        </button>
      )}
    </li>
  );
}
