import { OPERATOR } from '../operator';
import { text } from '../text';
import type { AgreementSection } from './agreement-html';

/** What a person can do about their data, and where to turn. */
export const PRIVACY_RIGHTS_SECTIONS: readonly AgreementSection[] = [
  {
    heading: text('八、您的权利', '8. Your rights'),
    paragraphs: [
      text(
        '在“我的”中可以自己完成，也可以联系我们办理：',
        'In “Me” you can do most of this yourself, or ask us:',
      ),
    ],
    items: [
      text('查阅、复制：个人资料、出行人、订单。', 'See and copy: your profile, travellers and orders.'),
      text(
        '更正、补充：随时修改资料和出行人。',
        'Correct and complete: profile and travellers, at any time.',
      ),
      text(
        '删除：删除出行人立即生效；目的已实现、同意已撤回或我们违法处理的，您可以要求删除其他信息。',
        'Delete: removing a traveller takes effect at once. Other data must go when its purpose is fulfilled, consent is withdrawn or we handled it unlawfully.',
      ),
      text(
        '撤回同意：撤回与同意一样方便，不影响撤回以前的处理。',
        'Withdraw consent: as easily as it was given, without affecting what was done before.',
      ),
      text(
        '转移：符合国家规定条件的，我们提供转移的途径。',
        'Transfer: we provide a way, under the conditions the state has set.',
      ),
      text(
        '注销：我们先告诉您会失去什么；未完成的订单须先了结；之后删除或匿名化您的信息，不能恢复。',
        'Close the account: we first say what is lost and ask you to settle open orders; then your data is deleted or anonymised for good.',
      ),
      text(
        '近亲属可以为自身的合法、正当利益，查阅、复制、更正、删除逝者的相关信息，逝者生前另有安排的除外。',
        'Close relatives of a deceased person may, for their own legitimate interest, see, copy, correct or delete the person’s data unless the person decided otherwise.',
      ),
    ],
  },
  {
    heading: text('九、推荐与自动化决策', '9. Recommendations and automated decisions'),
    paragraphs: [
      text(
        '首页推荐按所选城市和季节排列，所有人看到的价格相同。我们不以自动化方式作出对您有重大影响的决定。',
        'The home page is arranged by city and season, and prices are the same for everyone. We take no decision with a major effect on you by automated means alone.',
      ),
    ],
  },
  {
    heading: text('十、本机存储', '10. Storage on your device'),
    paragraphs: [
      text(
        '我们在您的设备上保存登录凭证、语言、所选城市和看过的电子票（用于无网络时出示）。退出登录会清除登录凭证和电子票。我们不使用第三方广告的跟踪技术。',
        'On your device we keep the login token, language, chosen city and vouchers you have opened, so that they can be shown without a network. Logging out removes token and vouchers. There is no third-party advertising tracker.',
      ),
    ],
  },
  {
    heading: text('十一、政策的修改', '11. Changes to this policy'),
    paragraphs: [
      text(
        '目的、方式或种类发生变化的，我们会弹窗告知并重新征得同意；不同意不影响继续使用与之无关的功能。历史版本可以向我们索取。',
        'If purposes, methods or kinds of data change, we tell you in a dialog and ask again. Refusing does not affect functions unrelated to the change. Earlier versions are available on request.',
      ),
    ],
  },
  {
    heading: text('十二、联系我们', '12. Contact'),
    paragraphs: [
      text(
        `个人信息保护负责人邮箱：${OPERATOR.privacyEmail}；客服电话：${OPERATOR.servicePhone}。我们在十五个工作日内答复。不满意的，可以向网信、公安、市场监管等部门投诉，或向有管辖权的人民法院起诉。`,
        `Person in charge of personal information: ${OPERATOR.privacyEmail}; service: ${OPERATOR.servicePhone}. We answer within fifteen working days. If you are not satisfied, you may complain to the cyberspace, public security or market authorities, or go to the competent people’s court.`,
      ),
    ],
  },
];
