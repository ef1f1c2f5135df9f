import type { HotelDetail } from '@yunyou/contract';
import { addDays, nightsBetween, type Stay, stayQueryOf } from '@yunyou/sdk';
import { Button } from '../../../components/button';
import { NoticeBar } from '../../../components/notice-bar';
import { Row } from '../../../components/row';
import { useResource, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';

export interface FullStayProps {
  hotel: Pick<HotelDetail, 'id' | 'name' | 'cityName'>;
  stay: Stay;
  onStayChange: (stay: Stay) => void;
}

/** No room for these days: the nearest days on which so long a stay can begin. */
export function FullStay({ hotel, stay, onStayChange }: FullStayProps) {
  const { catalogue } = useSdk();
  const { t, day } = useTexts();
  const { startDate, endDate } = stay;
  const found = useResource(async () => {
    const page = await catalogue.hotels({ ...stayQueryOf(stay), keyword: hotel.name });
    return page.records.find(({ id }) => id === hotel.id)?.freeStarts ?? null;
  }, [catalogue, hotel.id, JSON.stringify(stay)]);
  const starts = [found.value?.earlier, found.value?.later].filter((one) => typeof one === 'string');
  return (
    <>
      <NoticeBar tone="warning">{t('hotel.view.fullHint')}</NoticeBar>
      {starts.length > 0 && (
        <Row>
          {starts.map((start) => (
            <Button
              key={start}
              variant="outline"
              onClick={() =>
                onStayChange({
                  ...stay,
                  startDate: start,
                  endDate: addDays(start, nightsBetween(startDate, endDate)),
                })
              }
            >
              {t('hotel.card.from', { day: day(start) })}
            </Button>
          ))}
        </Row>
      )}
    </>
  );
}
