import type { AppointmentItemSummary } from '@yunyou/contract';
import { MediaCard } from '../../../components/media-card';
import { Row } from '../../../components/row';
import { Tag } from '../../../components/tag';
import { useTexts } from '../../../texts';

export interface ItemCardProps {
  /** What can be appointed. */
  item: AppointmentItemSummary;
  /** Its page. */
  href: string;
}

/** Something that can be appointed: what it needs, and its first free day. */
export function ItemCard({ item, href }: ItemCardProps) {
  const { t, day } = useTexts();
  const { title, picture, place, mode, realName, waiting, firstFreeDay } = item;
  return (
    <MediaCard
      href={href}
      picture={picture}
      title={title}
      subtitle={place.name}
      muted={firstFreeDay === null && !waiting}
      tags={
        <Row>
          <Tag>{t('appointment.item.mode', { mode })}</Tag>
          {realName !== 'none' && <Tag>{t('appointment.item.realName', { kind: realName })}</Tag>}
          {waiting && <Tag tone="info">{t('appointment.item.waiting')}</Tag>}
        </Row>
      }
      note={
        firstFreeDay === null
          ? t('appointment.item.noneFree')
          : t('appointment.item.firstFree', { day: day(firstFreeDay, 'named') })
      }
    />
  );
}
