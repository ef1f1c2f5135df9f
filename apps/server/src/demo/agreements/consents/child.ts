import { childConsentAge } from '@yunyou/contract';
import { text } from '../../text';
import { changesSection, handlerSection, rightsSection, safetySection, who } from './common';
import type { ConsentText } from './consent-text';

const age = childConsentAge;

/** Everything that is kept of a child, without a portrait. */
export const CHILD: ConsentText = {
  purpose: 'child',
  version: '2026-01',
  publishedDay: '2026-01-15',
  material: true,
  title: text('儿童个人信息监护人同意书', 'Consent of a guardian to the data of a child'),
  summary: [
    who,
    {
      heading: text('处理什么', 'What'),
      text: text(
        `未满 ${age} 周岁儿童的姓名、证件类型与号码、出生日期，以及您作为监护人的姓名和关系。`,
        `Name, document and day of birth of a child under ${age}, and your name and relation as the guardian.`,
      ),
    },
    {
      heading: text('为了什么', 'Why'),
      text: text(
        '激活年卡、核对年龄与持卡类型、入园时核对本人。',
        'To activate the card, to see that the age fits its place, and to know the child at the gate.',
      ),
    },
    {
      heading: text('保存多久', 'How long'),
      text: text(
        '至年卡失效或退卡。撤回同意后立即删除照片与证明材料；入园记录保存两年，不含姓名。',
        'While the card holds, or until it is handed back. After a withdrawal portrait and papers go at once; entries are kept for two years, without a name.',
      ),
    },
    {
      heading: text('提供给谁', 'To whom'),
      text: text(
        '景区入园核验人员。不提供给其他人。',
        'To the staff who check at the gate, and to nobody else.',
      ),
    },
    {
      heading: text('不同意会怎样', 'If you say no'),
      text: text(
        '该儿童不能激活年卡，可按当日票价购票入园；其他持卡人不受影响。',
        'This child cannot be put on the card and enters with a ticket of the day; the other holders are not affected.',
      ),
    },
  ],
  sections: [
    handlerSection,
    {
      heading: text('二、监护人', '2. The guardian'),
      paragraphs: [
        text(
          `未满 ${age} 周岁儿童的个人信息都是敏感个人信息，须取得父母或其他监护人的同意。您确认自己是该儿童的父亲、母亲或其他监护人，并如实说明关系。年龄以证件为准。`,
          `All personal information of a child under ${age} is sensitive, and a parent or another guardian has to agree. You state that you are the father, the mother or another guardian of this child, and say truly which. The document decides the age.`,
        ),
        text(
          '您可以先向孩子说明用途，征求孩子的意见。',
          'Please tell the child what it is for, and ask what the child thinks.',
        ),
      ],
    },
    {
      heading: text('三、处理的信息与方式', '3. What is handled, and how'),
      paragraphs: [
        text(
          '我们只处理激活年卡所必需的信息：',
          'We handle what activating the card needs, and nothing else:',
        ),
      ],
      items: [
        text(
          '儿童的姓名、证件类型和号码，证件不含出生日期的，另填出生日期。',
          'name, kind and number of the document, and the day of birth where the document does not tell it;',
        ),
        text(
          '持卡类型要求时，证明材料（如出生证明）的照片；审核后删除。',
          'where the place on the card asks for it, a picture of a paper such as the birth certificate, which is deleted once it was examined;',
        ),
        text('监护人的姓名、与儿童的关系。', 'name and relation of the guardian;'),
        text('入园时间、地点。', 'when and where the child entered.'),
      ],
    },
    {
      heading: text('四、人脸照片不在此列', '4. No portrait'),
      paragraphs: [
        text(
          '本同意不包括人脸照片。默认不采集儿童人脸；如您希望孩子刷脸入园，须另行同意《儿童人脸采集监护人同意书》。',
          'A portrait is not part of this. None is taken of a child by default; where you want one, you agree to a text of its own.',
        ),
      ],
    },
    {
      heading: text('五、保存期限与撤回', '5. How long, and taking it back'),
      paragraphs: [
        text(
          '撤回后，我们立即删除儿童的照片与证明材料，并停止为营销等其他目的处理其信息（我们本来也不这样做）。年卡仍在使用的，姓名与证件号码为履行已订立的合同继续加密保存至年卡失效；您希望一并删除的，请办理退卡。',
          'After a withdrawal the portrait and the papers of the child are deleted at once. While the card is used, name and document stay encrypted, for the contract that was made, until the card ends; to have them deleted as well, hand the card back.',
        ),
        text(
          `孩子年满 ${age} 周岁后再次续费或更换照片时，由孩子本人重新同意。`,
          `A child who has turned ${age} agrees for themselves when the card is renewed or the portrait changed.`,
        ),
      ],
    },
    safetySection(['六', 6]),
    rightsSection(['七', 7]),
    changesSection(['八', 8]),
  ],
};
