import { faceHeight, faceRetentionDays, faceWidth, refusedFaceDays } from '@yunyou/contract';
import { text } from '../../text';
import {
  changesSection,
  GATE_SYSTEM,
  handlerSection,
  rightsSection,
  safetySection,
  toGates,
  who,
} from './common';
import type { ConsentText } from './consent-text';

const gate = GATE_SYSTEM;

/** The portrait of a person of 14 years or more. */
export const FACE: ConsentText = {
  purpose: 'face',
  version: '2026-01',
  publishedDay: '2026-01-15',
  material: true,
  title: text('人脸采集协议', 'Face collection agreement'),
  summary: [
    who,
    {
      heading: text('处理什么', 'What'),
      text: text(
        '一张正面人脸照片，属于敏感个人信息。',
        'One portrait from the front. It is sensitive personal information.',
      ),
    },
    {
      heading: text('为了什么', 'Why'),
      text: text(
        '刷脸入园，以及工作人员核对持卡人本人。仅此而已。',
        'To let you in by face, and to let the staff see that the holder is you. Nothing else.',
      ),
    },
    {
      heading: text('保存多久', 'How long'),
      text: text(
        `至年卡最后一天后 ${faceRetentionDays} 天；撤回同意、退卡或注销账号时立即删除；审核未通过且 ${refusedFaceDays} 天内未重新提交的，届时删除。`,
        `Until ${faceRetentionDays} days after the last day of the card. It goes at once when you withdraw, hand the card back or close the account, and ${refusedFaceDays} days after a refusal that is not mended.`,
      ),
    },
    toGates,
    {
      heading: text('不同意会怎样', 'If you say no'),
      text: text(
        '不影响购卡和使用：出示入园码和证件即可入园。',
        'Nothing is lost: the card is activated all the same, and you enter with your code and your document.',
      ),
    },
  ],
  sections: [
    handlerSection,
    {
      heading: text('二、处理的信息与方式', '2. What is handled, and how'),
      paragraphs: [
        text(
          `您拍摄或选择的一张正面照片。我们检查清晰度，去除拍摄时间、地点等附加信息，裁剪为 ${faceWidth}×${faceHeight} 像素后加密保存，上传的原图随即删除。工作人员在 24 小时内人工审核是否为持卡人本人。`,
          `One portrait that you take or choose. We check that it is clear, remove what the camera wrote into it, such as time and place, crop it to ${faceWidth} by ${faceHeight} pixels and keep it encrypted; the upload itself is deleted then. Within 24 hours a member of staff looks whether it shows the holder.`,
        ),
        text(
          '每张照片使用单独的密钥加密。列表中只显示轮廓，不显示照片。',
          'Each portrait is encrypted under a key of its own. Lists show an outline and never the picture.',
        ),
      ],
    },
    {
      heading: text('三、目的与必要性', '3. Purpose and need'),
      paragraphs: [
        text(
          '年卡按人计次，多人共用会损害持卡人的权益，因此入园时须核对本人。刷脸是其中一种方式，由您选择；入园码加证件、证件阅读器同样可以入园，等候时间和权益没有差别。',
          'An annual card counts the visits of one person, so the gate has to see that it is that person. The face is one way, and yours to choose; a code with a document, or the document reader, let you in just as well, without any difference in waiting or in rights.',
        ),
        text(
          '人脸信息一旦泄露，无法像密码一样更换，可能危及人身、财产安全。请在了解上述影响后再作决定。',
          'A face that is leaked cannot be changed like a password; your person and your property could come to harm. Please decide with that in mind.',
        ),
      ],
    },
    {
      heading: text('四、接收方', '4. Who receives it'),
      paragraphs: [
        text(
          `${gate['zh-Hans']}接收照片与持卡人编号，不接收姓名、证件号码和手机号码。闸机现场拍摄的画面只用于当次比对，不保存。除此之外，不提供给任何第三方。`,
          "The gate system receives the portrait and the holder's number, but no name, document or mobile. What its camera sees is compared once and is not stored. Nobody else receives anything.",
        ),
      ],
    },
    {
      heading: text('五、保存期限与删除', '5. How long, and how it is deleted'),
      paragraphs: [
        text(
          '出现下列任一情形，密钥和照片同时删除，并通知闸机系统删除：',
          'Key and picture are deleted together, and the gates are told to delete theirs, as soon as one of these is so:',
        ),
      ],
      items: [
        text('您撤回同意，或要求删除。', 'you withdraw, or ask for it;'),
        text('年卡退卡，或账号注销。', 'the card is handed back, or the account closed;'),
        text(
          `审核未通过，且 ${refusedFaceDays} 天内未重新提交。`,
          `the portrait was refused and not mended within ${refusedFaceDays} days;`,
        ),
        text(
          `年卡最后一天后满 ${faceRetentionDays} 天（续费的，按续费后的最后一天）。`,
          `${faceRetentionDays} days have passed since the last day of the card, as renewed.`,
        ),
      ],
    },
    {
      heading: text('六、由本人同意', '6. Each for themselves'),
      paragraphs: [
        text(
          '年满 14 周岁的持卡人须由本人同意：会员本人在本页确认；其他人通过发送到本人手机的验证码确认，短信中附有本文地址。任何人不得代替他人同意。以该手机号登录，可以查看并撤回。',
          'Whoever is 14 or older agrees for themselves: the member on this page, anybody else by a code sent to their own mobile together with the address of this text. Nobody agrees for another. Logged in with that number, they can see the consent and withdraw it.',
        ),
      ],
    },
    safetySection(['七', 7]),
    rightsSection(['八', 8]),
    changesSection(['九', 9]),
  ],
};
