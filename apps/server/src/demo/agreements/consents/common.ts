import { OPERATOR } from '../../operator';
import { text } from '../../text';
import type { LocalText } from '../../types';
import type { AgreementSection } from '../agreement-html';

const { company, servicePhone, privacyEmail, address } = OPERATOR;

/** The system that compares faces at the gates, by name. */
export const GATE_SYSTEM = text('“澄岚智慧入园”闸机系统', 'the gate system “Chenglan Smart Entry”');

export const who: { heading: LocalText; text: LocalText } = {
  heading: text('由谁处理', 'Who handles it'),
  text: text(
    `${company['zh-Hans']}。电话 ${servicePhone}，个人信息保护负责人邮箱 ${privacyEmail}。`,
    `${company.en}. Telephone ${servicePhone}; officer for personal information: ${privacyEmail}.`,
  ),
};

/** Who receives a portrait. */
export const toGates: { heading: LocalText; text: LocalText } = {
  heading: text('提供给谁', 'To whom'),
  text: text(
    `${GATE_SYSTEM['zh-Hans']}，受我们委托在闸机一侧比对，不得用于其他目的。`,
    `To ${GATE_SYSTEM.en}, which compares at the gate on our behalf and may do nothing else with it.`,
  ),
};

/** Who handles it, as the whole text says it. */
export const handlerSection: AgreementSection = {
  heading: text('一、谁在处理您的信息', '1. Who handles your information'),
  paragraphs: [
    text(
      `个人信息处理者：${company['zh-Hans']}，地址：${address['zh-Hans']}，电话：${servicePhone}。个人信息保护负责人邮箱：${privacyEmail}。`,
      `The handler is ${company.en}, ${address.en}, telephone ${servicePhone}. Its officer for personal information is reached at ${privacyEmail}.`,
    ),
    text(
      '本文是《隐私政策》之外的单独同意。您的同意须在充分知情的前提下自愿、明确作出，不与其他同意捆绑。',
      'This consent is apart from the privacy policy. It is given freely, knowingly and explicitly, and is tied to no other.',
    ),
  ],
};

/** What a person can ask for at any time. `number`: of the section. */
export const rightsSection = (number: [string, number]): AgreementSection => ({
  heading: text(`${number[0]}、您的权利`, `${number[1]}. Your rights`),
  paragraphs: [
    text(
      '您可以随时在本页、年卡详情或个人信息中行使下列权利，一步确认即可，不收费：',
      'You can use these rights at any time, on this page, on the page of the card or among your personal data, by one tap and one question, free of charge:',
    ),
  ],
  items: [
    text(
      '知情与决定：阅读并保存本文，决定同意或不同意。',
      'to know and decide: read and keep this text, and say yes or no;',
    ),
    text(
      '查阅、复制：查看所存照片，导出同意记录。',
      'to see and copy: look at what is kept, and export the records of consent;',
    ),
    text(
      '更正、补充：信息有误时申请更正，照片可以重新提交。',
      'to correct: have mistakes put right, hand in another portrait;',
    ),
    text('删除：撤回同意，或直接要求删除。', 'to delete: withdraw, or simply ask for it;'),
    text(
      '撤回同意：撤回不影响撤回前已进行的处理，也不影响年卡的有效期和其他入园方式。',
      'to withdraw: what was done before stays lawful, and neither the card nor the other ways in are affected;',
    ),
    text(
      `要求解释、投诉：请致电 ${servicePhone} 或写信至 ${privacyEmail}，我们在十五个工作日内答复。您也可以向网信部门投诉、向人民法院起诉。`,
      `to ask and complain: call ${servicePhone} or write to ${privacyEmail}; we answer within fifteen working days. You may also turn to the cyberspace administration or to a court.`,
    ),
  ],
});

/** How what is kept is guarded, and what happens where that fails. */
export const safetySection = (number: [string, number]): AgreementSection => ({
  heading: text(`${number[0]}、存放与安全`, `${number[1]}. Keeping and guarding`),
  paragraphs: [
    text(
      '信息存放在中国境内，不向境外提供。传输和存储均加密；查看须授权并留有记录，记录保存三年。不用于用户画像、营销或自动化决策，不公开，不出售。',
      'It is kept in mainland China and does not leave it. It is encrypted on the way and where it lies; whoever looks at it needs a permission and is written down, and these records are kept for three years. It is not used for profiling, marketing or automated decisions, and is neither made public nor sold.',
    ),
    text(
      '处理前我们已进行个人信息保护影响评估。万一发生泄露、篡改或丢失，我们立即补救，告知您种类、原因、可能的危害和您能采取的措施，并报告主管部门。',
      'Its effects were assessed before it began. Should anything be leaked, changed or lost, we act at once, tell you what, why, what harm may come of it and what you can do, and report it to the authorities.',
    ),
  ],
});

/** When another version asks anew. */
export const changesSection = (number: [string, number]): AgreementSection => ({
  heading: text(`${number[0]}、本文的变更`, `${number[1]}. When this text changes`),
  paragraphs: [
    text(
      '已发布的版本不会修改或删除，您可以随时查看所同意的版本。目的、方式、种类、保存期限或接收方有变化时，我们发布新版本并重新征求同意；您不同意新版本的，按撤回处理。',
      'A version that was published is neither changed nor removed; you can always read the one you agreed to. Where the purpose, the way, the kind, the time or the recipient changes, a new version is published and you are asked anew; a no to it counts as a withdrawal.',
    ),
  ],
});
