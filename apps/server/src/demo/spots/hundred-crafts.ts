import { text } from '../text';
import type { DemoSpot } from '../types';

/** The crafts courtyards: porcelain, indigo, paper umbrellas. */
export const hundredCrafts: DemoSpot = {
  id: 'spot-hundred-crafts',
  cityId: 'chenglan',
  name: text('百工坊', 'Hundred Crafts Courtyards'),
  subtitle: text('九进院子，做一件东西带回家', 'Nine courtyards, and something you made to take home'),
  city: text('澄岚市', 'Chenglan'),
  address: text('澄岚市临湖区百工巷 27 号', '27 Baigong Lane, Linhu District, Chenglan'),
  lat: 24.7589,
  lng: 113.0031,
  level: 3,
  themes: ['culture', 'town', 'family'],
  tags: [text('拉坯青瓷', 'Celadon'), text('蓝染', 'Indigo dyeing'), text('雨天也好', 'Fine in the rain')],
  openTimes: [
    {
      season: text('全年（周一闭馆，节假日除外）', 'All year (closed Mondays, except holidays)'),
      monthFrom: 1,
      monthTo: 12,
      days: [0, 2, 3, 4, 5, 6],
      from: '09:00',
      to: '17:30',
      lastEntry: '16:30',
    },
  ],
  closedWeekdays: [1],
  phone: '0600-8010008',
  intro: text(
    '一座清末的商宅改成的工坊群，九进院落，住着三十多位手艺人。不卖批发货，只教、只做、只留下一件。',
    'A merchant house from the last years of the empire, nine courtyards deep, where more than thirty craftspeople work. Nothing here comes from a factory: they teach, you make, one piece is kept.',
  ),
  profile: [
    { type: 'heading', text: text('九进院子做什么', 'What the courtyards do') },
    {
      type: 'list',
      items: [
        text('一进：展厅，从一把斧头讲起', 'First: the exhibition, which begins with an axe'),
        text('二、三进：青瓷，拉坯到上釉', 'Second and third: celadon, from wheel to glaze'),
        text('四进：蓝染，一口活了四十年的染缸', 'Fourth: indigo, from a vat kept alive for forty years'),
        text('五进：油纸伞，三十二根伞骨', 'Fifth: paper umbrellas, thirty-two ribs each'),
        text('六至八进：竹编、木版年画、银饰', 'Sixth to eighth: bamboo weaving, woodblock prints, silver'),
        text('九进：花园与茶，等你的东西晾干', 'Ninth: garden and tea, while your work dries'),
      ],
    },
    {
      type: 'picture',
      picture: 'hundred-crafts-porcelain',
      caption: text(
        '青瓷要烧两次，成品三周后寄到家',
        'Celadon is fired twice and posted to you after three weeks',
      ),
    },
    { type: 'heading', text: text('手艺人说', 'From the workshop') },
    {
      type: 'paragraph',
      text: text(
        '“第一次拉坯都会歪。歪的那只不要扔，釉水会顺着歪的地方流，烧出来最好看。”二进的师傅把学员歪掉的杯子摆了一整面墙，谁都可以来找自己的那只。',
        '“Your first pot leans. Keep it: the glaze runs along the lean, and it comes out the best of all.” The master of the second courtyard keeps a whole wall of leaning cups, and everyone may come back to look for theirs.',
      ),
    },
    {
      type: 'picture',
      picture: 'hundred-crafts-indigo',
      caption: text('晴天的第四进，布要晾一下午', 'A sunny afternoon in the fourth courtyard'),
    },
    {
      type: 'notice',
      title: text('课程分两场', 'Two sessions a day'),
      text: text(
        '手作课上午场 9:30、下午场 14:00，各 2 小时。请提前 10 分钟到，迟到 20 分钟以上名额释放。',
        'Classes start at 9:30 and 14:00 and last two hours. Please come ten minutes early; places are released twenty minutes after the start.',
      ),
    },
  ],
  notices: [
    text('电窑区与染缸区请听从师傅安排。', 'Follow the masters around kilns and vats.'),
    text('可携宠物进入花园，不可进工坊。', 'Pets are welcome in the garden, not in the workshops.'),
  ],
  facilities: [
    text('免费寄存与雨伞借用', 'Free lockers and umbrellas'),
    text('作品代寄', 'Posting of finished work'),
    text('中英双语课程', 'Classes in Chinese and English'),
  ],
  traffic: [
    text(
      '地铁 2 号线“百工巷”站 B 口，步行 4 分钟。',
      'Metro line 2, Baigong Lane, exit B, four minutes on foot.',
    ),
    text('与月桥古镇相距 1 公里，可沿河步行。', 'One kilometre from Moonbridge Old Town along the river.'),
  ],
  pictures: {
    hero: 'hundred-crafts-hero',
    thumb: 'hundred-crafts-thumb',
    album: ['hundred-crafts-porcelain', 'hundred-crafts-indigo', 'hundred-crafts-umbrellas'],
  },
  ratingX10: 48,
  ratingCount: 3927,
  capacityPerDay: 1500,
};
