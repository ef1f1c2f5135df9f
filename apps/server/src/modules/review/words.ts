/** Words that a person looks at before anybody else does: insults, gambling, pornography, advertising of other ways to buy. */
const CHINESE = [
  '傻逼',
  '傻屄',
  '煞笔',
  '操你',
  '草泥马',
  '妈的',
  '他妈',
  '去死',
  '滚蛋',
  '王八蛋',
  '贱人',
  '婊子',
  '狗日',
  '赌博',
  '赌场',
  '博彩',
  '六合彩',
  '时时彩',
  '色情',
  '嫖',
  '援交',
  '一夜情',
  '毒品',
  '冰毒',
  '大麻',
  '枪支',
  '办证',
  '代开发票',
  '刷单',
  '兼职日结',
  '贷款',
  '加微信',
  '加我微信',
  '微信号',
  '加qq',
  '扫码领',
  '返现',
  '好评返',
  '私聊',
  '私下交易',
  '低价代购',
];

const ENGLISH = [
  'fuck',
  'fucking',
  'shit',
  'bitch',
  'asshole',
  'cunt',
  'bastard',
  'casino',
  'porn',
  'escort',
  'viagra',
  'cocaine',
  'whatsapp',
  'telegram',
  'cashback',
];

const english = new RegExp(`(?<![a-z])(?:${ENGLISH.join('|')})(?![a-z])`);

/** Whether a person must look at a text first. Widths, case, spaces and marks between characters hide nothing. */
export function needsLook(text: string): boolean {
  const plain = text.normalize('NFKC').toLowerCase();
  const close = plain.replace(/[\s\p{P}\p{S}]/gu, '');
  return CHINESE.some((word) => close.includes(word)) || english.test(plain);
}
