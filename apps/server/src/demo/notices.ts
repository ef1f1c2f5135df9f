import { text } from './text';
import type { LocalText } from './types';

export type DemoNotice = {
  readonly id: `notice-${string}`;
  readonly title: LocalText;
  /** Published this many days before the data is loaded, so that the newest notice is always recent. */
  readonly publishedDaysAgo: number;
  readonly paragraphs: readonly LocalText[];
};

/** Newest first. */
export const NOTICES: readonly DemoNotice[] = [
  {
    id: 'notice-peak-days',
    title: text('周末与节假日限量入园，请提前预订', 'Weekends and holidays are limited; please book ahead'),
    publishedDaysAgo: 2,
    paragraphs: [
      text(
        '为了让每个人都走得从容，各景区按最大承载量限量售票：栖云岭每日 12000 人，澄镜湖 20000 人，望汐岛 3600 人，云汤温泉谷 1800 人。',
        'So that everyone has room, each spot sells up to its capacity: 12,000 a day on Qiyun Ridge, 20,000 at Mirror Lake, 3,600 on Wangxi Island and 1,800 at Yuntang Hot Springs.',
      ),
      text(
        '某一天售完后，价格日历会标出“售罄”，现场不再放票。退回的名额随时回到日历，可以在出行前一晚再看一眼。',
        'When a day is full, the price calendar says so and no tickets are sold at the gate. Returned places go back to the calendar at once; look again the evening before.',
      ),
      text(
        '建议上午 10 点以前或下午 3 点以后到达，停车位更充裕。',
        'Arrive before ten or after three if you can; parking is easier then.',
      ),
    ],
  },
  {
    id: 'notice-season-hours',
    title: text('冬春季开放时间调整', 'Winter and spring opening hours'),
    publishedDaysAgo: 9,
    paragraphs: [
      text(
        '每年 12 月至次年 3 月，栖云岭开放时间为 7:30 至 17:00，最晚 15:30 入山；11 月至次年 3 月，飞练峡为 8:30 至 16:30，最晚 15:00 入峡。',
        'From December to March, Qiyun Ridge opens from 7:30 to 17:00 with last entry at 15:30. From November to March, Feilian Gorge opens from 8:30 to 16:30 with last entry at 15:00.',
      ),
      text(
        '11 月至次年 4 月，澄镜湖开放至 20:00，望汐岛渡船减少首末各一班。云汤温泉谷全年 10:00 至 23:00，周二检修。',
        'From November to April, Mirror Lake stays open until 20:00 and the first and last ferries to Wangxi Island do not run. Yuntang Hot Springs opens from 10:00 to 23:00 all year and closes on Tuesdays for cleaning.',
      ),
      text(
        '各景区页面上的时间以当季为准，已售出的票不受影响。',
        'Each spot’s page shows the hours of the season. Tickets already sold are not affected.',
      ),
    ],
  },
  {
    id: 'notice-real-name',
    title: text('实名票请带原件入园', 'Bring the original document for named tickets'),
    publishedDaysAgo: 16,
    paragraphs: [
      text(
        '实名票以预订时登记的证件入园。居民身份证可直接刷证；护照、港澳台居民证件与外国人永久居留身份证请走人工通道。',
        'Named tickets admit with the document you booked with. Chinese ID cards are read at the gate; passports, permits and permanent residence cards go through the staffed lane.',
      ),
      text(
        '忘带证件时，可在各景区服务中心凭公安机关出具的电子身份凭证核验。证件照片、截图与复印件不能入园。',
        'If you left your document at home, the service centre accepts an electronic identity credential issued by the police. Photos, screenshots and copies are not accepted.',
      ),
    ],
  },
  {
    id: 'notice-weather',
    title: text('天气原因停运与退款说明', 'When the weather closes something'),
    publishedDaysAgo: 30,
    paragraphs: [
      text(
        '索道、渡船、摇橹船、漂流与露营受天气影响较大。因天气取消的项目，未使用部分全额原路退回，不收手续费，无需提交申请。',
        'The cable car, ferries, rowing boats, rafting and camping depend on the weather. Whatever is cancelled for weather is refunded in full to the account that paid, without a fee and without asking.',
      ),
      text(
        '退款在取消当日发起，各支付渠道到账时间为 1 至 5 个工作日。',
        'Refunds start the same day and arrive within one to five working days, depending on the way you paid.',
      ),
    ],
  },
];
