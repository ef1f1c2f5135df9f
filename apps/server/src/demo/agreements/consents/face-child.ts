import { childConsentAge, faceHeight, faceRetentionDays, faceWidth, refusedFaceDays } from '@yunyou/contract';
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

const age = childConsentAge;
const gate = GATE_SYSTEM;

/** The portrait of a child. */
export const FACE_CHILD: ConsentText = {
  purpose: 'faceChild',
  version: '2026-01',
  publishedDay: '2026-01-15',
  material: true,
  title: text('儿童人脸采集监护人同意书', 'Consent of a guardian to the portrait of a child'),
  summary: [
    who,
    {
      heading: text('处理什么', 'What'),
      text: text(
        `未满 ${age} 周岁儿童的一张正面人脸照片，属于敏感个人信息。`,
        `One portrait of a child under ${age}. It is sensitive personal information.`,
      ),
    },
    {
      heading: text('为了什么', 'Why'),
      text: text(
        '儿童刷脸入园，以及工作人员核对本人。',
        'To let the child in by face, and to let the staff see that it is the holder.',
      ),
    },
    {
      heading: text('保存多久', 'How long'),
      text: text(
        `至年卡最后一天后 ${faceRetentionDays} 天；监护人撤回、退卡或注销账号时立即删除；审核未通过且 ${refusedFaceDays} 天内未重新提交的，届时删除。`,
        `Until ${faceRetentionDays} days after the last day of the card. It goes at once when the guardian withdraws, the card is handed back or the account closed, and ${refusedFaceDays} days after a refusal that is not mended.`,
      ),
    },
    toGates,
    {
      heading: text('不同意会怎样', 'If you say no'),
      text: text(
        '不影响孩子的年卡：出示入园码和证件即可入园。我们建议先选择不采集。',
        'The child keeps the card and enters with the code and the document. No portrait is what the form begins with.',
      ),
    },
  ],
  sections: [
    handlerSection,
    {
      heading: text('二、监护人', '2. The guardian'),
      paragraphs: [
        text(
          '您确认自己是该儿童的父亲、母亲或其他监护人。儿童的人脸一旦泄露，影响可能伴随其成长，请审慎决定，并征求孩子的意见。',
          'You state that you are the father, the mother or another guardian. Should a child’s face be leaked, that may follow them for years: please decide with care, and ask the child.',
        ),
      ],
    },
    {
      heading: text('三、处理的信息与方式', '3. What is handled, and how'),
      paragraphs: [
        text(
          `一张正面照片。我们检查清晰度，去除附加信息，裁剪为 ${faceWidth}×${faceHeight} 像素，以单独的密钥加密保存，上传的原图随即删除。审核由专人进行，每次查看均有记录。`,
          `One portrait. We check that it is clear, remove what the camera wrote into it, crop it to ${faceWidth} by ${faceHeight} pixels and keep it encrypted under a key of its own; the upload is deleted then. Named staff examine it, and each look at it is written down.`,
        ),
      ],
    },
    {
      heading: text('四、目的与必要性', '4. Purpose and need'),
      paragraphs: [
        text(
          '年卡按人计次，入园时须核对本人。刷脸不是唯一方式，入园码加证件同样可以入园，权益没有差别。',
          'The card counts the visits of one child, so the gate has to know that child. The face is not the only way: code and document let the child in with the same rights.',
        ),
      ],
    },
    {
      heading: text('五、接收方', '5. Who receives it'),
      paragraphs: [
        text(
          `${gate['zh-Hans']}接收照片与持卡人编号，不接收姓名、证件号码。现场画面只用于当次比对，不保存。不提供给其他第三方。`,
          "The gate system receives the portrait and the holder's number, but neither name nor document. What its camera sees is compared once and not stored. Nobody else receives anything.",
        ),
      ],
    },
    {
      heading: text('六、删除', '6. How it is deleted'),
      paragraphs: [
        text(
          '监护人撤回同意、要求删除、退卡、注销账号，或保存期限届满时，密钥和照片同时删除，并通知闸机系统删除，直至其确认。',
          'When the guardian withdraws or asks for it, the card is handed back, the account closed or the time over, key and picture are deleted together, and the gates are told to delete theirs until they have said that they did.',
        ),
        text(
          `孩子年满 ${age} 周岁后续费或更换照片，由孩子本人另行同意。`,
          `A child who has turned ${age} agrees for themselves when the card is renewed or the portrait changed.`,
        ),
      ],
    },
    safetySection(['七', 7]),
    rightsSection(['八', 8]),
    changesSection(['九', 9]),
  ],
};
