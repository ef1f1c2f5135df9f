import { text } from '../../text';
import { changesSection, handlerSection, rightsSection, safetySection, who } from './common';
import type { ConsentText } from './consent-text';

/** Who a member really is, asked once for collectibles. */
export const REAL_NAME: ConsentText = {
  purpose: 'realName',
  version: '2026-01',
  publishedDay: '2026-01-15',
  material: true,
  title: text('实名认证单独同意书', 'Consent to the identity check'),
  recipient: text('澄岚实名核验', 'Chenglan Identity Check'),
  summary: [
    who,
    {
      heading: text('处理什么', 'What'),
      text: text(
        '您的姓名和居民身份证号码，属于敏感个人信息。',
        'Your name and your resident ID number. They are sensitive personal information.',
      ),
    },
    {
      heading: text('为了什么', 'Why'),
      text: text(
        '领取、兑换数字藏品须核验真实身份和年龄。',
        'Collectibles are only given to somebody whose identity and age were checked.',
      ),
    },
    {
      heading: text('保存多久', 'How long'),
      text: text(
        '至您撤回认证或注销账号。身份证号码本身不保存，只保存隐去中间位的号码和不可还原的比对值。',
        'Until you withdraw or close the account. The number itself is not kept: only its ends, and a value that it cannot be read from.',
      ),
    },
    {
      heading: text('提供给谁', 'To whom'),
      text: text(
        '“澄岚实名核验”身份核验服务，仅用于核对姓名与号码是否一致。',
        'To the identity service “Chenglan Identity Check”, which says whether name and number belong together, and nothing else.',
      ),
    },
    {
      heading: text('不同意会怎样', 'If you say no'),
      text: text(
        '可以浏览藏品，不能兑换。购票、年卡等其他服务不受影响。',
        'You can look at collectibles but not exchange any. Tickets, annual cards and all else are not affected.',
      ),
    },
  ],
  sections: [
    handlerSection,
    {
      heading: text('二、处理的信息与方式', '2. What is handled, and how'),
      paragraphs: [
        text(
          '您填写的姓名和 18 位居民身份证号码。我们先核对校验位、日期和年龄，再加密传给身份核验服务，由其答复一致或不一致。',
          'The name and the 18-digit number that you enter. We check its digits, its date and your age first; then the identity service is asked over an encrypted connection and answers whether they match.',
        ),
      ],
    },
    {
      heading: text('三、接收方', '3. Who receives it'),
      paragraphs: [
        text(
          '“澄岚实名核验”接收姓名和身份证号码，只用于本次核对，核对后不保存，不得用于其他目的。',
          '“Chenglan Identity Check” receives name and number for this one check, keeps neither and may use them for nothing else.',
        ),
      ],
    },
    {
      heading: text('四、保存与删除', '4. What is kept, and until when'),
      paragraphs: [
        text(
          '保存：隐去部分字符的姓名和号码（加密）、号码的密钥哈希（用于一人一号）、是否成年、认证时间。撤回后立即删除；已有藏品保留，重新认证前不能兑换。',
          'Kept are the masked name and number (encrypted), a keyed hash of the number, so that one person has one account, whether you are of age, and when it was checked. A withdrawal deletes them at once; your pieces stay, and nothing is exchanged until you are verified anew.',
        ),
      ],
    },
    safetySection(['五', 5]),
    rightsSection(['六', 6]),
    changesSection(['七', 7]),
  ],
};
