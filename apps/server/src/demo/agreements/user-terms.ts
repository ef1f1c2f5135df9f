import { OPERATOR } from '../operator';
import { text } from '../text';
import type { AgreementDocument } from './agreement-html';

const zh = OPERATOR.name['zh-Hans'];
const en = OPERATOR.name.en;

export const USER_TERMS: AgreementDocument = {
  title: text('用户服务协议', 'Terms of service'),
  version: '2025-06-01',
  effective: text(
    `版本：2025 年 6 月 1 日起生效。${zh}为演示经营者，本协议用于演示完整的服务流程。`,
    `In force since 1 June 2025. ${en} is a demonstration operator; these terms show the complete service.`,
  ),
  sections: [
    {
      heading: text('一、我们是谁，本协议管什么', '1. Who we are and what this covers'),
      paragraphs: [
        text(
          `本服务由${OPERATOR.company['zh-Hans']}（以下称“我们”）提供。您浏览、登录、预订门票或使用其他功能，即与我们订立本协议。请在使用前读完，特别是加上“重要”字样的条款；不同意的，请不要继续使用。`,
          `The service is provided by ${OPERATOR.company.en} (“we”). By browsing, logging in, booking tickets or using other functions you enter into these terms with us. Please read them first, above all the clauses marked “important”, and do not go on if you disagree.`,
        ),
        text(
          '个人信息如何处理，见《隐私政策》。两份文件不一致时，涉及个人信息的以《隐私政策》为准。',
          'How we treat personal information is set out in the privacy policy, which prevails on that subject.',
        ),
      ],
    },
    {
      heading: text('二、账号', '2. Your account'),
      paragraphs: [
        text(
          '浏览不需要登录；预订需要以手机号码和短信验证码登录，首次登录即为注册。',
          'Browsing needs no account. Booking needs a login with a mobile number and a code sent by SMS; the first login creates the account.',
        ),
      ],
      items: [
        text(
          '一个手机号码对应一个账号，请使用您本人的号码。',
          'One number, one account. Please use a number of your own.',
        ),
        text(
          '验证码等同于您的签名，请勿告诉任何人，我们的工作人员也不会向您索要。',
          'A code is as good as your signature. Give it to nobody; our staff will never ask for it.',
        ),
        text(
          '发现账号被他人使用，请立即联系客服，我们会先冻结再核实。',
          'If someone else uses your account, call us: we lock it first and look into it then.',
        ),
        text(
          '年满 18 周岁方可独立下单；未成年人请由监护人预订。',
          'You must be 18 to order on your own; guardians book for minors.',
        ),
      ],
    },
    {
      heading: text('三、预订与合同成立', '3. Booking, and when there is a contract'),
      paragraphs: [
        text(
          '价格日历上的价格和余量以提交订单时为准。提交后价格与您看到的不一致时，我们会先展示新价格，经您再次确认才会下单。',
          'Prices and places are those at the moment you submit. If a price has changed since you saw it, we show the new one and order only after you confirm again.',
        ),
        text(
          '“即时确认”的票付款成功即成立合同；“商家确认”的票，付款后由景区在页面所示时间内确认，景区不能接待的，全额退款。',
          'Tickets confirmed at once are binding when paid. Tickets confirmed by the spot are binding when it confirms; if it cannot receive you, you get everything back.',
        ),
        text(
          '订单提交后为您保留 30 分钟，逾时未付自动取消，名额释放。取消后到账的款项原路全额退回。',
          'An order is held for thirty minutes. Unpaid orders are then cancelled and the places released; money that arrives later is returned in full to where it came from.',
        ),
      ],
    },
    {
      heading: text('四、实名与优待票（重要）', '4. Named and discounted tickets (important)'),
      paragraphs: [
        text(
          '标明实名的票须填写出行人的姓名和证件，入园时人、证、票一致。儿童、长者、学生等优待票以出行当日的年龄或有效证件为准，不符合的须在现场补足差价或按规则退票。',
          'Named tickets need the name and document of each traveller, and person, document and ticket must match at the gate. Discounts for children, seniors or students depend on the age or document on the day of the visit; otherwise the difference is due, or the ticket is refunded by its rule.',
        ),
        text(
          '您为他人预订的，应当已取得对方同意，并把本协议和《隐私政策》告知对方。',
          'If you book for others, you must have their consent and tell them about these terms and the privacy policy.',
        ),
      ],
    },
    {
      heading: text('五、付款、退款与改期（重要）', '5. Payment, refunds and changes (important)'),
      paragraphs: [
        text(
          '退款规则写在每一种票的页面和订单里，下单前可见，下单后不因我们修改页面而变化。三种规则是：',
          'The refund rule of each ticket is on its page and in your order. You see it before ordering, and it does not change afterwards. There are three kinds:',
        ),
      ],
      items: [
        text('随时退：使用前任何时间全额退。', 'Any time: refunded in full until used.'),
        text(
          '限时退：在写明的时间以前退，可能扣除写明的比例。',
          'Until a time: refunded until the time stated, less the share stated.',
        ),
        text(
          '不可退：多为当日备料的课程，下单页会以醒目文字提示。',
          'Not refundable: mostly classes prepared for the day, clearly marked when you order.',
        ),
        text(
          '因天气、检修或我们的原因不能接待的，不论哪一种规则，一律全额退款。',
          'Whatever the rule, if weather, maintenance or we ourselves prevent the visit, you get everything back.',
        ),
        text(
          '退款原路返回，发起后 1 至 5 个工作日到账，具体以支付机构为准。',
          'Money goes back the way it came within one to five working days, as the payment institution allows.',
        ),
      ],
    },
    {
      heading: text('六、入园与安全', '6. Admission and safety'),
      paragraphs: [
        text(
          '请按票面日期和时段入园，遵守景区公示和工作人员的指引。水上、索道、栈道、漂流、温泉等项目有身体条件要求，购票前请读清楚；隐瞒身体状况造成的损害由本人承担，但不免除我们依法应尽的安全保障义务。',
          'Enter on the day and in the session of your ticket, and follow the signs and the staff. Boats, cable cars, cliff walks, rafting and hot springs ask for a certain state of health; read the conditions first. Harm that follows from concealing your condition is yours to bear, without lessening our statutory duty to keep the place safe.',
        ),
      ],
    },
    {
      heading: text('七、不可以做的事', '7. What you must not do'),
      paragraphs: [text('请不要：', 'Please do not:')],
      items: [
        text(
          '倒卖门票、以程序批量抢占名额或提交虚假订单；',
          'resell tickets, grab places by software or place sham orders;',
        ),
        text('使用他人证件或伪造优待证件；', 'use other people’s documents or forged proof of a discount;'),
        text(
          '干扰系统运行，或试图取得他人的信息；',
          'disturb the system or try to reach other people’s data;',
        ),
        text(
          '发布违法、侵权或与游览无关的广告内容。',
          'publish unlawful or infringing content, or advertisements.',
        ),
      ],
    },
    {
      heading: text('八、责任', '8. Liability'),
      paragraphs: [
        text(
          '我们对自己的过错承担责任，不以本协议排除造成人身伤害的责任，也不排除因故意或重大过失造成财产损失的责任。因不可抗力不能履行的，双方按法律规定处理，已付未用的款项退还。',
          'We answer for our own fault. Nothing here excludes liability for personal injury, or for damage to property by intent or gross negligence. In cases of force majeure the law applies, and what was paid and not used is returned.',
        ),
      ],
    },
    {
      heading: text('九、修改与终止', '9. Changes and ending'),
      paragraphs: [
        text(
          '修改本协议前，我们至少提前七日公示，重大修改会弹窗请您重新确认；不同意的可以注销账号。已成立的订单适用下单时的版本。',
          'We announce changes at least seven days ahead and ask again for important ones; if you disagree you may close your account. Existing orders keep the version they were made under.',
        ),
        text(
          '您可以随时注销账号。尚有未完成订单的，须先完成或退款。',
          'You may close your account at any time, once open orders are completed or refunded.',
        ),
      ],
    },
    {
      heading: text('十、争议与联系', '10. Disputes and contact'),
      paragraphs: [
        text(
          `本协议适用中华人民共和国法律（为本条之目的，不包括港澳台地区法律）。发生争议请先与我们协商，协商不成的，可以向消费者协会投诉，或向有管辖权的人民法院起诉。`,
          'These terms are governed by the laws of the People’s Republic of China (for this clause, excluding those of Hong Kong, Macao and Taiwan). Please talk to us first; failing that, you may complain to a consumer association or bring the matter before the competent people’s court.',
        ),
        text(
          `客服电话：${OPERATOR.servicePhone}（${OPERATOR.serviceHours['zh-Hans']}）；邮箱：${OPERATOR.email}。`,
          `Service: ${OPERATOR.servicePhone} (${OPERATOR.serviceHours.en}); e-mail: ${OPERATOR.email}.`,
        ),
      ],
    },
  ],
};
