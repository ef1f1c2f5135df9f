import { text } from '../text';
import type { AgreementSection } from './agreement-html';

/** What is collected, why, for how long and who receives it. */
export const PRIVACY_DATA_SECTIONS: readonly AgreementSection[] = [
  {
    heading: text('二、我们收集什么，为了什么', '2. What we collect, and for what'),
    paragraphs: [
      text(
        '下列信息按功能收集，不提供只影响对应的功能：',
        'Each item belongs to a function; without it, only that function is missing:',
      ),
    ],
    items: [
      text(
        '登录：手机号码、短信验证码。用于识别账号、通知订单。处理依据：履行合同。',
        'Login: mobile number and SMS code, to know your account and tell you about orders. Basis: the contract.',
      ),
      text(
        '实名预订：出行人姓名、证件类型与号码，部分票种还需手机号码。用于核对购票条件、出票、入园核验。处理依据：履行合同，敏感个人信息另取单独同意。',
        'Named booking: name, document type and number of each traveller, for some tickets a mobile number, to check the conditions, issue and admit. Basis: the contract, and separate consent for sensitive information.',
      ),
      text(
        '订单与支付：订单内容、金额、支付渠道与流水号、退款记录。我们不接触您的银行卡号和支付密码。',
        'Orders and payment: contents, amounts, way of paying, transaction numbers, refunds. Card numbers and payment passwords never reach us.',
      ),
      text(
        '盲盒：首次购买前您填写的出生日期；未满 18 周岁的，还有监护人的手机号码。用于核对能否购买、征得监护人同意。处理依据：履行法定义务。',
        'Blind boxes: your day of birth, stated before the first purchase; under 18 also a guardian’s mobile number, to check who may buy and to ask the guardian. Basis: legal duty.',
      ),
      text(
        '定位：您点“定位”并授权后才读取，用于显示所在城市和距离，不记录轨迹。不授权时用手动选择的城市。',
        'Location: read only when you ask for it and allow it, for your city and distances; no track is kept. Otherwise you choose a city.',
      ),
      text(
        '安全与运行：IP 地址、设备与浏览器型号、请求编号、错误日志。用于防止滥用、排查故障。处理依据：履行法定义务与保障服务安全所必需。',
        'Security and operation: IP address, device and browser model, request numbers and error logs, to prevent abuse and find faults. Basis: legal duty and what the safety of the service requires.',
      ),
    ],
  },
  {
    heading: text('三、敏感个人信息与单独同意', '3. Sensitive information and separate consent'),
    paragraphs: [
      text(
        '身份证件号码、精确位置、人脸信息，以及不满十四周岁未成年人的个人信息，属于敏感个人信息。泄露可能使您的财产或人身受到损害，所以我们只在下列情况下处理，并在当时单独征得您的同意：',
        'Identity document numbers, precise location, face data and any information about children under fourteen are sensitive: a leak could harm your property or person. We handle them only as follows, and ask for separate consent each time:',
      ),
    ],
    items: [
      text(
        '添加实名出行人时，处理其证件号码。',
        'a document number, when you add a traveller for a named ticket;',
      ),
      text(
        '您主动定位时，处理精确位置，用后即弃。',
        'precise location, when you ask for it, discarded after use;',
      ),
      text(
        '办理年卡并选择刷脸入园时，处理人脸照片；您可以改用证件或二维码入园，撤回同意后照片即被删除。',
        'a face picture, if you take an annual card and choose admission by face. Document or code work as well, and the picture is deleted when you withdraw.',
      ),
    ],
  },
  {
    heading: text('四、未成年人', '4. Children'),
    paragraphs: [
      text(
        '不满十四周岁的儿童不能自行使用本服务。监护人为儿童预订实名票时，须同意我们为出票和入园核验处理儿童的姓名与证件；我们不向儿童做推送或营销。',
        'Children under fourteen may not use the service themselves. A guardian who books a named ticket for a child consents to our handling of the child’s name and document for issue and admission. We send children no marketing.',
      ),
      text(
        '监护人可以随时查看、更正、删除儿童的信息。发现未经监护人同意收集了儿童信息的，我们会尽快删除。',
        'Guardians may see, correct or delete a child’s information at any time. If we find that such information was collected without their consent, we delete it as soon as possible.',
      ),
    ],
  },
  {
    heading: text('五、提供给谁', '5. Who receives it'),
    paragraphs: [text('只提供完成事项所需的那一部分：', 'Each recipient gets only the part needed:')],
    items: [
      text(
        '您预订的景区及承运单位：出行人姓名、证件号码、票种与日期，用于入园、登船核验。提供前单独征得同意。',
        'The spot or carrier you booked: names, document numbers, ticket and day, for admission and boarding. With separate consent.',
      ),
      text(
        '支付机构：订单号、金额，用于收款与退款。',
        'The payment institution: order number and amount, to collect and refund.',
      ),
      text(
        '短信服务商：手机号码与短信内容，用于发送验证码和订单通知。',
        'The SMS provider: number and text, to send codes and order messages.',
      ),
      text(
        '云服务商受我们委托存储加密后的数据，按约定处理，不得另作他用。',
        'The cloud provider stores encrypted data on our behalf and may use it for nothing else.',
      ),
      text('依法必须提供给国家机关的情形。', 'State authorities, where the law requires it.'),
    ],
  },
  {
    heading: text('六、保存在哪里，保存多久', '6. Where and how long'),
    paragraphs: [
      text(
        '数据保存在中国境内，不向境外提供。保存期限为实现目的所必需的最短时间：',
        'Data is kept inside China and not provided abroad, for the shortest time the purpose needs:',
      ),
    ],
    items: [
      text(
        '交易记录：交易完成之日起三年，这是电子商务法的要求。',
        'Transactions: three years after completion, as the E-Commerce Law requires.',
      ),
      text(
        '出行人资料：由您删除或注销账号时为止；订单里的证件号码随交易记录保存，期满匿名化。',
        'Travellers: until you delete them or close the account. Numbers inside an order stay with the transaction and are anonymised afterwards.',
      ),
      text(
        '年龄声明：填写之日起两年，注销账号时立即删除。',
        'Statements of age: two years, and no longer than the account.',
      ),
      text('网络日志：六个月。', 'Network logs: six months.'),
      text(
        '人脸照片：撤回同意、退卡或注销账号之日删除，最晚于年卡到期后30天删除。',
        'Face pictures: deleted when you withdraw, hand the card back or close the account, 30 days after the card ends at the latest.',
      ),
    ],
  },
  {
    heading: text('七、怎样保护', '7. How it is protected'),
    paragraphs: [
      text(
        '传输全程加密；姓名、手机号码和证件号码在数据库中加密；只有完成工作所需的人能够接触，并留下记录。发生或可能发生泄露时，我们立即补救，报告主管部门，并以短信告诉您情况、可能的影响和可以采取的措施。',
        'Connections are encrypted; names, mobile and document numbers are encrypted in the database; only people whose work needs it have access, and access is recorded. In case of a leak we act at once, report to the authority, and tell you by SMS what happened, what it may mean and what you can do.',
      ),
    ],
  },
];
