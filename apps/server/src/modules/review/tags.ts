import type { LocalizedText, ProductKind } from '@yunyou/contract';

export interface ReviewTag {
  id: string;
  name: LocalizedText;
  /** Goes with many stars. */
  good: boolean;
}

const tag = (good: boolean, id: string, zh: string, en: string): ReviewTag => ({
  id,
  name: { 'zh-Hans': zh, en },
  good,
});
const good = (id: string, zh: string, en: string) => tag(true, id, zh, en);
const bad = (id: string, zh: string, en: string) => tag(false, id, zh, en);

const service = good('goodService', '服务好', 'Good service');
const value = good('goodValue', '性价比高', 'Good value');
const asDescribed = bad('notAsDescribed', '与描述不符', 'Not as described');
const poorService = bad('poorService', '服务差', 'Poor service');
const dirty = bad('poorHygiene', '卫生一般', 'Not very clean');
const queue = bad('longQueue', '排队久', 'Long queues');

const visit = [
  good('beautiful', '景色美', 'Beautiful views'),
  service,
  good('shortQueue', '排队少', 'Short queues'),
  value,
  good('family', '适合亲子', 'Good for families'),
  good('easyToReach', '交通便利', 'Easy to reach'),
  asDescribed,
  queue,
  dirty,
  poorService,
];

/** Of each kind of product, in the order in which they are offered. */
const tagsOfKind: Readonly<Record<ProductKind, readonly ReviewTag[]>> = {
  ticket: visit,
  annualCard: visit,
  // What was in it is, by the order that sends it.
  box: [],
  cardActivity: visit,
  stay: [
    good('cleanRoom', '房间干净', 'Clean room'),
    service,
    good('quiet', '安静', 'Quiet'),
    good('niceView', '窗外好景', 'Good view'),
    good('goodBreakfast', '早餐好', 'Good breakfast'),
    good('easyToReach', '交通便利', 'Easy to reach'),
    value,
    asDescribed,
    dirty,
    bad('noisy', '隔音差', 'Noisy'),
    bad('oldRoom', '设施旧', 'Dated room'),
    poorService,
  ],
  goods: [
    good('goodQuality', '质量好', 'Good quality'),
    good('wellPacked', '包装好', 'Well packed'),
    good('fastDelivery', '发货快', 'Fast delivery'),
    good('goodGift', '适合送礼', 'Makes a good gift'),
    value,
    service,
    asDescribed,
    bad('poorQuality', '质量一般', 'Poor quality'),
    bad('poorlyPacked', '包装差', 'Poorly packed'),
    bad('slowDelivery', '发货慢', 'Slow delivery'),
    poorService,
  ],
  service: [
    service,
    good('friendlyStaff', '人员热情', 'Friendly staff'),
    good('onTime', '准时', 'On time'),
    good('shortQueue', '排队少', 'Short queues'),
    value,
    good('family', '适合亲子', 'Good for families'),
    asDescribed,
    queue,
    dirty,
    poorService,
  ],
};

export const tagsOf = (kind: ProductKind): readonly ReviewTag[] => tagsOfKind[kind];

const names = new Map(
  Object.values(tagsOfKind)
    .flat()
    .map(({ id, name }) => [id, name]),
);

/** What a tag is called; one that is not offered any more is its own name. */
export const tagName = (id: string): LocalizedText => names.get(id) ?? { 'zh-Hans': id, en: id };
