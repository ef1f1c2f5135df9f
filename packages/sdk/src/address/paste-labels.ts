import { CUT } from './paste-numbers';
import { simplify } from './traditional';

/** Stands before what was labelled as the name. */
export const NAMED = '¦';

const either = (words: string) =>
  words
    .split(' ')
    .sort((a, b) => b.length - a.length)
    .map((word) => [...word].join('\\s*'))
    .join('|');

const names = either(
  '收货人 收件人 收货人姓名 收件人姓名 收货姓名 收件姓名 真实姓名 姓名 名字 名称 联系人 联系人姓名 收货联系人',
);
const phones = either(
  '手机号码 手机号 手机 移动电话 联系电话 联系手机 联系手机号 联系方式 联系号码 收货人电话 收件人电话 收货人手机 收件人手机 收货人手机号 收件人手机号 收货电话 收件电话 电话号码 电话 座机 固话 固定电话 号码',
);
const places = either(
  '收货地址 收件地址 收货人地址 收件人地址 收货信息 收件信息 所在地区 所在区域 所在省市 所在城市 所在地 收货地区 收件地区 省市区 省市县 地区 区域 省份 城市 区县 街道 详细地址 具体地址 街道地址 家庭地址 邮寄地址 通讯地址 通信地址 快递地址 联系地址 送货地址 配送地址 地址 门牌号 详细',
);
const numbers = either('邮政编码 邮编 身份证号码 身份证号 身份证 证件号码 证件号');

const apart = String.raw`(?<=^|[\s,，。;；|】\])）])`;
/** A label is known by its colon, by brackets, by what follows, or by standing apart before what it is a label of. */
const labelled = (words: string) =>
  String.raw`[【[「『〖(（]\s*(?:${words})\s*[】\]」』〗)）]\s*[:：]?|(?:${words})\s*[:：]`;
const nameLabels = new RegExp(String.raw`(?:${labelled(names)}|(?:${apart}|(?<=\d))(?:${names}))\s*`, 'gu');
const placeLabels = new RegExp(
  String.raw`(?:${labelled(`${places}|${numbers}|备注`)}|(?:${apart}|(?<=\d))(?:所在地区|所在区域|收货地址|收件地址|详细地址|地址)|${apart}(?:${places})(?=\s+\S)|(?:${numbers})(?=\s*\d))\s*`,
  'gu',
);
const phoneLabels = new RegExp(
  String.raw`(?:${labelled(phones)}|(?:${phones})(?=\s*(?:[+(（]|0\d{2}|86|1[3-9]\d)))\s*`,
  'gu',
);
const latinLabels = /(?<![A-Za-z])(?:(?<name>name|recipient|to)|tel|phone|mobile|address|addr)\s*[:：]\s*/giu;

/** How a letter is addressed, behind a name or around it, and what is said of a number. */
const received = /\s*[(（[【]\s*(?:亲|代|签)?收(?:件|货)?人?\s*[)）\]】]/gu;
const addressed = /[(（]\s*([^()（）\d]{2,12}?)\s*收\s*[)）]/gu;
const title = /[(（](先生|女士|小姐)[)）]/gu;
const chat = /[(（]?(?:手机)?(?:微信同号|同微信号?)[)）]?/gu;

/** Replaces what is found in the simplified text in the text as it is. */
function replaceIn(text: string, pattern: RegExp, by: string): string {
  let kept = '';
  let at = 0;
  for (const { index, 0: found } of simplify(text).matchAll(pattern)) {
    kept += text.slice(at, index) + by;
    at = index + found.length;
  }
  return kept + text.slice(at);
}

/** A text without labels: the name has a mark before it, the rest is cut there. */
export function takeLabels(text: string): string {
  const plain = text
    .replace(received, CUT)
    .replace(addressed, `${CUT}${NAMED}$1${CUT}`)
    .replace(title, '$1')
    .replace(chat, CUT);
  const latin = plain.replace(latinLabels, (_, name: string | undefined) => (name ? CUT + NAMED : CUT));
  const named = replaceIn(latin, nameLabels, CUT + NAMED);
  return replaceIn(replaceIn(named, phoneLabels, CUT), placeLabels, CUT);
}
