/** A city with its centre, to two decimals (about a kilometre), which is as near as a city has a centre. */
export type DemoCity = {
  readonly name: string;
  readonly nameEn: string;
  readonly lat: number;
  readonly lng: number;
};

export type DemoProvince = {
  readonly name: string;
  readonly nameEn: string;
  readonly children: readonly DemoCity[];
};

function city(name: string, nameEn: string, lat: number, lng: number): DemoCity {
  return { name, nameEn, lat, lng };
}

/**
 * Cities of the picker and of the offline geocoder. The two invented ones of the demo operator stand in a group of
 * their own, so that nobody looks for them on a map of the real provinces.
 */
export const CITY_LIST: readonly DemoProvince[] = [
  {
    name: '演示目的地',
    nameEn: 'Demo destinations',
    children: [city('澄岚市', 'Chenglan', 24.77, 112.98), city('望汐市', 'Wangxi', 22.66, 114.98)],
  },
  { name: '北京市', nameEn: 'Beijing', children: [city('北京市', 'Beijing', 39.9, 116.41)] },
  { name: '天津市', nameEn: 'Tianjin', children: [city('天津市', 'Tianjin', 39.08, 117.2)] },
  {
    name: '河北省',
    nameEn: 'Hebei',
    children: [
      city('石家庄市', 'Shijiazhuang', 38.04, 114.51),
      city('秦皇岛市', 'Qinhuangdao', 39.94, 119.6),
      city('承德市', 'Chengde', 40.95, 117.96),
    ],
  },
  {
    name: '山西省',
    nameEn: 'Shanxi',
    children: [city('太原市', 'Taiyuan', 37.87, 112.55), city('大同市', 'Datong', 40.08, 113.3)],
  },
  {
    name: '内蒙古自治区',
    nameEn: 'Inner Mongolia',
    children: [city('呼和浩特市', 'Hohhot', 40.84, 111.75), city('呼伦贝尔市', 'Hulunbuir', 49.21, 119.77)],
  },
  {
    name: '辽宁省',
    nameEn: 'Liaoning',
    children: [city('沈阳市', 'Shenyang', 41.81, 123.43), city('大连市', 'Dalian', 38.91, 121.61)],
  },
  {
    name: '吉林省',
    nameEn: 'Jilin',
    children: [city('长春市', 'Changchun', 43.82, 125.32), city('吉林市', 'Jilin City', 43.84, 126.55)],
  },
  {
    name: '黑龙江省',
    nameEn: 'Heilongjiang',
    children: [city('哈尔滨市', 'Harbin', 45.8, 126.53), city('牡丹江市', 'Mudanjiang', 44.55, 129.63)],
  },
  { name: '上海市', nameEn: 'Shanghai', children: [city('上海市', 'Shanghai', 31.23, 121.47)] },
  {
    name: '江苏省',
    nameEn: 'Jiangsu',
    children: [
      city('南京市', 'Nanjing', 32.06, 118.8),
      city('苏州市', 'Suzhou', 31.3, 120.59),
      city('无锡市', 'Wuxi', 31.49, 120.31),
      city('扬州市', 'Yangzhou', 32.39, 119.41),
    ],
  },
  {
    name: '浙江省',
    nameEn: 'Zhejiang',
    children: [
      city('杭州市', 'Hangzhou', 30.27, 120.16),
      city('宁波市', 'Ningbo', 29.87, 121.55),
      city('温州市', 'Wenzhou', 27.99, 120.7),
      city('绍兴市', 'Shaoxing', 30.03, 120.58),
    ],
  },
  {
    name: '安徽省',
    nameEn: 'Anhui',
    children: [city('合肥市', 'Hefei', 31.82, 117.23), city('黄山市', 'Huangshan', 29.71, 118.34)],
  },
  {
    name: '福建省',
    nameEn: 'Fujian',
    children: [
      city('福州市', 'Fuzhou', 26.07, 119.3),
      city('厦门市', 'Xiamen', 24.48, 118.09),
      city('泉州市', 'Quanzhou', 24.87, 118.68),
    ],
  },
  {
    name: '江西省',
    nameEn: 'Jiangxi',
    children: [
      city('南昌市', 'Nanchang', 28.68, 115.86),
      city('九江市', 'Jiujiang', 29.71, 116.0),
      city('景德镇市', 'Jingdezhen', 29.27, 117.18),
    ],
  },
  {
    name: '山东省',
    nameEn: 'Shandong',
    children: [
      city('济南市', 'Jinan', 36.65, 117.12),
      city('青岛市', 'Qingdao', 36.07, 120.38),
      city('烟台市', 'Yantai', 37.46, 121.45),
    ],
  },
  {
    name: '河南省',
    nameEn: 'Henan',
    children: [
      city('郑州市', 'Zhengzhou', 34.75, 113.63),
      city('洛阳市', 'Luoyang', 34.62, 112.45),
      city('开封市', 'Kaifeng', 34.8, 114.31),
    ],
  },
  {
    name: '湖北省',
    nameEn: 'Hubei',
    children: [city('武汉市', 'Wuhan', 30.59, 114.31), city('宜昌市', 'Yichang', 30.69, 111.29)],
  },
  {
    name: '湖南省',
    nameEn: 'Hunan',
    children: [city('长沙市', 'Changsha', 28.23, 112.94), city('张家界市', 'Zhangjiajie', 29.12, 110.48)],
  },
  {
    name: '广东省',
    nameEn: 'Guangdong',
    children: [
      city('深圳市', 'Shenzhen', 22.54, 114.06),
      city('广州市', 'Guangzhou', 23.13, 113.26),
      city('珠海市', 'Zhuhai', 22.27, 113.58),
      city('佛山市', 'Foshan', 23.02, 113.12),
      city('东莞市', 'Dongguan', 23.02, 113.75),
      city('惠州市', 'Huizhou', 23.11, 114.42),
      city('清远市', 'Qingyuan', 23.68, 113.06),
      city('韶关市', 'Shaoguan', 24.81, 113.6),
    ],
  },
  {
    name: '广西壮族自治区',
    nameEn: 'Guangxi',
    children: [
      city('南宁市', 'Nanning', 22.82, 108.37),
      city('桂林市', 'Guilin', 25.27, 110.29),
      city('北海市', 'Beihai', 21.48, 109.12),
    ],
  },
  {
    name: '海南省',
    nameEn: 'Hainan',
    children: [city('海口市', 'Haikou', 20.04, 110.2), city('三亚市', 'Sanya', 18.25, 109.51)],
  },
  { name: '重庆市', nameEn: 'Chongqing', children: [city('重庆市', 'Chongqing', 29.56, 106.55)] },
  {
    name: '四川省',
    nameEn: 'Sichuan',
    children: [city('成都市', 'Chengdu', 30.57, 104.07), city('乐山市', 'Leshan', 29.55, 103.77)],
  },
  {
    name: '贵州省',
    nameEn: 'Guizhou',
    children: [city('贵阳市', 'Guiyang', 26.65, 106.63), city('遵义市', 'Zunyi', 27.73, 106.93)],
  },
  {
    name: '云南省',
    nameEn: 'Yunnan',
    children: [
      city('昆明市', 'Kunming', 24.88, 102.83),
      city('大理市', 'Dali', 25.61, 100.27),
      city('丽江市', 'Lijiang', 26.86, 100.23),
    ],
  },
  { name: '西藏自治区', nameEn: 'Tibet', children: [city('拉萨市', 'Lhasa', 29.65, 91.12)] },
  {
    name: '陕西省',
    nameEn: 'Shaanxi',
    children: [city('西安市', 'Xi’an', 34.34, 108.94), city('延安市', 'Yan’an', 36.59, 109.49)],
  },
  {
    name: '甘肃省',
    nameEn: 'Gansu',
    children: [city('兰州市', 'Lanzhou', 36.06, 103.83), city('酒泉市', 'Jiuquan', 39.73, 98.49)],
  },
  { name: '青海省', nameEn: 'Qinghai', children: [city('西宁市', 'Xining', 36.62, 101.78)] },
  { name: '宁夏回族自治区', nameEn: 'Ningxia', children: [city('银川市', 'Yinchuan', 38.49, 106.23)] },
  {
    name: '新疆维吾尔自治区',
    nameEn: 'Xinjiang',
    children: [city('乌鲁木齐市', 'Urumqi', 43.83, 87.62), city('喀什市', 'Kashgar', 39.47, 75.99)],
  },
  { name: '香港特别行政区', nameEn: 'Hong Kong', children: [city('香港', 'Hong Kong', 22.32, 114.17)] },
  { name: '澳门特别行政区', nameEn: 'Macao', children: [city('澳门', 'Macao', 22.2, 113.54)] },
  {
    name: '台湾省',
    nameEn: 'Taiwan',
    children: [city('台北市', 'Taipei', 25.03, 121.57), city('高雄市', 'Kaohsiung', 22.63, 120.3)],
  },
];

const RECOMMENDED = ['澄岚市', '望汐市', '深圳市', '广州市', '长沙市', '武汉市', '上海市', '北京市'];

/** Cities offered first, in this order. */
export const RECOMMENDED_CITIES: readonly DemoCity[] = RECOMMENDED.flatMap((name) =>
  CITY_LIST.flatMap((province) => province.children.filter((it) => it.name === name)),
);
