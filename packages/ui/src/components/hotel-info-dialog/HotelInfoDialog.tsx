import { defaultHotelDialogKind, type HotelDialogKind, hotelDialogKind } from '@yunyou/contract';
import { useTexts } from '../../texts';
import { Dialog } from '../dialog';
import { RichText } from '../rich-text';
import { SkeletonText } from '../skeleton';
import { Empty, ErrorState } from '../state';
import styles from './HotelInfoDialog.module.css';

/** A group of facilities, or one of them. */
export interface HotelFacility {
  name: string;
  /** What belongs to the group. Default nothing. */
  children?: readonly HotelFacility[];
}

/** What a hotel says of itself. The texts are HTML, sanitised before they are shown. */
export interface HotelInfo {
  facilityTreeVoList: readonly HotelFacility[];
  /** What is special about it. */
  intro: string;
  bookNote: string;
  hotelPolicy: string;
}

export interface HotelInfoDialogProps {
  /** Whether the dialog is open. */
  open: boolean;
  /** Called when it is to open or close. */
  onOpenChange: (open: boolean) => void;
  /** 1 facilities and services, 2 highlights, 3 booking notes, 4 hotel policy. Default 3. */
  kind?: HotelDialogKind;
  /** Undefined while it is on its way. Default: still on its way. */
  info?: HotelInfo;
  /** It did not come. Default `false`. */
  failed?: boolean;
  /** Another try. Default: none is offered. */
  onRetry?: () => void;
}

/** One of the four things there are to read about a hotel. */
export function HotelInfoDialog({
  open,
  onOpenChange,
  kind = defaultHotelDialogKind,
  info,
  failed = false,
  onRetry,
}: HotelInfoDialogProps) {
  const { t } = useTexts();
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('kit.hotel.kind', { kind: String(kind) })}>
      {failed ? (
        <ErrorState onRetry={onRetry} />
      ) : info ? (
        <HotelInfoContent kind={kind} info={info} />
      ) : (
        <SkeletonText lines={6} />
      )}
    </Dialog>
  );
}

export interface HotelInfoContentProps {
  /** Which of the hotel's texts. */
  kind: HotelDialogKind;
  /** All of them. */
  info: HotelInfo;
  /** Level of the headings of groups: below the heading they stand under. Default `h3`. */
  heading?: 'h2' | 'h3';
}

/** What a hotel says about one of them; what it has not written says so. */
export function HotelInfoContent({ kind, info, heading }: HotelInfoContentProps) {
  const { t } = useTexts();
  if (kind === hotelDialogKind.facilities && info.facilityTreeVoList.length > 0) {
    return <Facilities groups={info.facilityTreeVoList} heading={heading} />;
  }
  const html = {
    [hotelDialogKind.facilities]: '',
    [hotelDialogKind.highlights]: info.intro,
    [hotelDialogKind.bookingNotes]: info.bookNote,
    [hotelDialogKind.policy]: info.hotelPolicy,
  }[kind];
  return html.trim() === '' ? <Empty title={t('kit.hotel.empty')} /> : <RichText html={html} />;
}

interface FacilitiesProps extends Pick<HotelInfoContentProps, 'heading'> {
  groups: readonly HotelFacility[];
}

function Facilities({ groups, heading: Heading = 'h3' }: FacilitiesProps) {
  return groups.map((group) => (
    <section key={group.name} className={styles.group}>
      <Heading className={styles.name}>{group.name}</Heading>
      <ul className={styles.facilities}>
        {(group.children ?? []).map((facility) => (
          <li key={facility.name}>{facility.name}</li>
        ))}
      </ul>
    </section>
  ));
}
