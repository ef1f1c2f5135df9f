import { OPERATOR } from '../operator';
import { text } from '../text';
import type { AgreementDocument } from './agreement-html';

const zh = OPERATOR.name['zh-Hans'];
const en = OPERATOR.name.en;

/** What a member reads to its end before they leave. */
export const CANCELLATION: AgreementDocument = {
  title: text('账号注销协议', 'Account cancellation agreement'),
  version: '2026-11-01',
  effective: text(
    `版本：2026 年 11 月 1 日起生效。${zh}为演示经营者，本协议用于演示完整的服务流程。`,
    `In force since 1 November 2026. ${en} is a demonstration operator; this agreement shows the complete service.`,
  ),
  sections: [
    {
      heading: text('一、注销意味着什么', '1. What cancelling means'),
      paragraphs: [
        text(
          '注销立即生效，不能撤回，也没有冷静期。注销后，该账号不能再登录，账号里的内容不能找回。',
          'Cancelling takes effect at once and is final; there is no cooling-off period. The account cannot be used or restored afterwards.',
        ),
      ],
    },
    {
      heading: text('二、注销的条件', '2. When it is possible'),
      paragraphs: [text('注销前，请先处理完以下事项：', 'Please settle these first:')],
      items: [
        text('没有未完成的订单和售后申请。', 'No orders and no requests for refunds are open.'),
        text('没有正在开具的发票。', 'No invoice is being issued.'),
        text('储值余额为零，退款已全部到账。', 'No stored value is left, and all refunds have arrived.'),
      ],
    },
    {
      heading: text('三、您会失去什么', '3. What you lose'),
      paragraphs: [
        text(
          '未使用的优惠券、收藏、购物车、出行人、收货地址和发票抬头会被删除，不折现，不转移到其他账号。具体数量在注销页面列出。',
          'Unused coupons, favorites, your cart, travellers, delivery addresses and invoice titles are deleted; they are neither paid out nor moved to another account. The page lists how many there are.',
        ),
      ],
    },
    {
      heading: text('四、我们保留什么', '4. What we keep'),
      paragraphs: [
        text(
          '法律要求商家保存的交易记录会保留，但其中的姓名、手机号、证件和地址会被清除。',
          'The law has merchants keep records of trades. They stay, without names, numbers, documents and addresses.',
        ),
      ],
      items: [
        text('您的评价保留，署名改为“已注销用户”。', 'Your reviews stay, under the name “Cancelled user”.'),
        text(
          '已开具的发票保留号码和金额，个人抬头和邮箱会被清除；单位抬头按税法要求保留。',
          'Invoices keep their numbers and sums; personal titles and e-mail addresses go, those of companies stay as tax law asks.',
        ),
      ],
    },
    {
      heading: text('五、手机号', '5. Your mobile number'),
      paragraphs: [
        text(
          '注销后，您的手机号立即释放，可用来注册新的账号。新账号与原账号没有任何关系。',
          'Your number is free at once and can join again. The new account has nothing to do with the old one.',
        ),
      ],
    },
  ],
};
