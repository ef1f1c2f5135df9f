import type { Texts } from '@yunyou/i18n';
import {
  AudioPlayer,
  AvatarCropper,
  BackToTop,
  CityPicker,
  Collapse,
  DatePicker,
  HotelInfoDialog,
  IndexList,
  Mask,
  PaymentAppButton,
  Poster,
  Progress,
  ProgressCircle,
  PullToRefresh,
  RangeCalendar,
  Rate,
  RateScore,
  RegionPicker,
  ShareSheet,
  Sidebar,
  Sticky,
  TextsProvider,
  Timeline,
  TimePicker,
  Uploader,
  VideoPlayer,
  VirtualList,
  WheelPicker,
} from '../generated/components';
import { priceDays } from './price-days';

const today = '2026-09-18';
const cities = [
  { name: '深圳', nameEn: 'Shenzhen' },
  { name: '苏州', nameEn: 'Suzhou' },
  { name: '北京', nameEn: 'Beijing' },
];
const nothing = () => undefined;
const never = () => new Promise<never>(nothing);

/** Every component of the kit on one page: what a server renders and a browser takes over. */
export function KitPage({ texts }: { texts: Texts }) {
  return (
    <TextsProvider texts={texts}>
      <PullToRefresh onRefresh={never}>
        <Rate label="景色" defaultValue={4} />
        <RateScore score={4.5} />
        <Progress label="进度" value={0.4} showValue />
        <ProgressCircle label="进度" value={0.4} />
        <Collapse items={[{ key: 'a', title: '开放时间', content: '06:30–18:00' }]} defaultValue={['a']} />
        <Timeline items={[{ key: 'a', title: '已发货', time: '2026/11/21 09:30' }]} />
        <Sticky>在顶部</Sticky>
        <IndexList
          groups={[
            { index: 'A', items: [{ value: 'a', label: '安顺' }] },
            { index: 'B', items: [{ value: 'b', label: '北海' }] },
          ]}
          onSelect={nothing}
        />
        <VirtualList
          label="订单"
          items={Array.from({ length: 2_000 }, (_, index) => `order-${index}`)}
          itemKey={(id) => id}
          rowHeightPx={60}
        >
          {(id) => <p>{id}</p>}
        </VirtualList>
        <WheelPicker
          columns={[{ label: '人数', options: [{ value: '2', label: '双人' }] }]}
          value={['2']}
          onValueChange={nothing}
        />
        <DatePicker label="出生日期" today={today} defaultValue="2020-02-29" />
        <TimePicker label="到店时间" defaultValue="18:00" />
        <RegionPicker label="所在地区" />
        <CityPicker cities={cities} hot={cities} here={cities[0]} onSelect={nothing} />
        <RangeCalendar label="日期" days={priceDays(today, 40)} today={today} months={1} />
        <Uploader
          label="图片"
          upload={never}
          defaultValue={[{ key: 'a', url: '/a.webp', name: '日出.webp' }]}
        />
        <VideoPlayer src="/film.mp4" label="云海" />
        <AudioPlayer src="/talk.mp3" title="讲解" />
        <Poster title="栖云岭" link="https://yunyou.example/" brand="云游" />
        <PaymentAppButton find={nothing} onPay={never}>
          支付
        </PaymentAppButton>
        <Sidebar items={[]} telephone="0600-8010000" />
        <BackToTop />
        <Mask open={false} />
        <ShareSheet open={false} onOpenChange={nothing} link="https://yunyou.example/" onCopy={never} />
        <HotelInfoDialog open={false} onOpenChange={nothing} />
        <AvatarCropper open={false} onOpenChange={nothing} picture={new Blob()} onCrop={nothing} />
      </PullToRefresh>
    </TextsProvider>
  );
}
