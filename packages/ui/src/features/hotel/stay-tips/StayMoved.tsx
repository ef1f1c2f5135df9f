import { NoticeBar } from '../../../components/notice-bar';
import { useTexts } from '../../../texts';

/** The days that were asked for are over: says that the stay was moved to today. */
export function StayMoved() {
  const { t } = useTexts();
  return (
    <NoticeBar tone="info" role="status">
      {t('hotel.stay.moved')}
    </NoticeBar>
  );
}
