import { text } from './text';
import type { LocalText } from './types';

/** The demo operator. Invented, as are its company, its towns and its telephone numbers (area code 0600 is unassigned). */
export const OPERATOR = {
  name: text('澄岚山水旅游度假区', 'Chenglan Landscape Resort'),
  shortName: text('澄岚山水', 'Chenglan'),
  company: text('澄岚文旅发展有限公司（演示）', 'Chenglan Culture and Tourism Development Co., Ltd. (demo)'),
  address: text(
    '澄岚市临湖区环湖路 1 号（演示地址）',
    '1 Huanhu Road, Linhu District, Chenglan (demo address)',
  ),
  /** Of a region that nobody has, with its check symbol: what its invoices say. */
  uscc: '91000000MA0DEMA005',
  servicePhone: '0600-8010000',
  serviceHours: text('每日 8:00 至 22:00', 'Every day, 8:00 to 22:00'),
  email: 'service@chenglan.example',
  privacyEmail: 'privacy@chenglan.example',
  logoFile: 'logo.svg',
} as const;

/** The licence page, line by line. Every number is a placeholder of the right length that can't belong to anyone. */
export const LICENSE_FACTS: readonly { readonly label: LocalText; readonly value: LocalText }[] = [
  {
    label: text('说明', 'Note'),
    value: text('以下为演示资料，非真实经营主体。', 'Demonstration data; no such business exists.'),
  },
  { label: text('企业名称', 'Company'), value: OPERATOR.company },
  {
    label: text('统一社会信用代码', 'Unified social credit code'),
    value: text(`${OPERATOR.uscc}（演示）`, `${OPERATOR.uscc} (demo)`),
  },
  { label: text('类型', 'Type'), value: text('有限责任公司', 'Limited liability company') },
  {
    label: text('法定代表人', 'Legal representative'),
    value: text('云知澜（虚构）', 'Yun Zhilan (fictional)'),
  },
  { label: text('注册资本', 'Registered capital'), value: text('人民币壹仟万元整', 'CNY 10,000,000') },
  { label: text('成立日期', 'Established'), value: text('2019 年 5 月 19 日', '19 May 2019') },
  { label: text('营业期限', 'Term'), value: text('长期', 'Unlimited') },
  {
    label: text('经营范围', 'Business scope'),
    value: text(
      '游览景区管理；票务代理服务；住宿服务；餐饮服务；工艺美术品销售；组织文化艺术交流活动。',
      'Management of scenic areas; ticketing; accommodation; catering; sale of arts and crafts; cultural exchange.',
    ),
  },
  { label: text('住所', 'Registered address'), value: OPERATOR.address },
  {
    label: text('登记机关', 'Registration authority'),
    value: text('澄岚市市场监督管理局（虚构）', 'Chenglan Administration for Market Regulation (fictional)'),
  },
  { label: text('投诉电话', 'Complaints'), value: text(OPERATOR.servicePhone, OPERATOR.servicePhone) },
];
