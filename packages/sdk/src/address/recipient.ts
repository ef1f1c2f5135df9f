import { NAMED } from './paste-labels';
import { simplify } from './traditional';

/** The most frequent family names, of two characters first. */
const families = new RegExp(
  `^(?:欧阳|司马|上官|诸葛|东方|皇甫|尉迟|公孙|慕容|令狐|长孙|宇文|司徒|夏侯|端木|南宫|[${'王李张刘陈杨黄赵吴周徐孙马朱胡郭何林高罗郑梁谢宋唐许韩邓冯曹彭曾肖田董潘袁蔡蒋余于杜叶程魏苏吕丁任卢姚沈钟姜崔谭陆范汪廖石金韦贾夏付方邹熊白孟秦邱侯江尹薛闫段雷龙黎史陶贺毛郝顾龚邵万覃武钱戴严莫孔向常汤康易乔赖文施洪辛柯庄温牛樊葛邢安齐伍庞颜倪章鲁岳翁殷詹申耿关焦左柳甘祝包宁尚符舒阮纪梅童毕单裴霍成苗谷盛曲翟冉骆蓝路游靳欧管柴蒙鲍华喻祁蒲房滕屈饶解牟艾尤阳穆农司古吉缪简车项连芦麦褚娄窦戚岑景党宫费卜冷晏席卫柏宗瞿桂全佟应臧闵苟邬边卞姬师和仇栾隋商刁沙荣巫寇桑郎甄丛仲虞敖巩明佘池查麻苑迟邝'}])`,
  'u',
);
/** How streets, buildings and firms end. */
const endsLikeAPlace =
  /(?:[省市区县州旗镇乡村屯组庄街路道巷弄里号楼栋幢座室层厦苑园院场城店铺站厂寨埔坝桥门口旁期校社所局部库]|公司|集团|大学|中心|超市|医院|宾馆|学校|对面|附近|驿站|单元|家园|公寓)$/u;
/** How a letter is addressed, behind a name that is two characters at least. */
const received = /(?<=.{2})(?:[亲代签]收|亲启|收件人?|收货人?|收|启)$/u;

const plainName = /^\p{Script=Han}{2,4}(?:先生|女士|小姐|老师|同学|经理|师傅|阿姨|医生|主任)?$/u;
/** Names of peoples that part them with a dot, of which there are several characters. */
const dottedName = /^\p{Script=Han}{1,12}(?:[·•‧・･∙．.]\p{Script=Han}{1,12})+$/u;
const longName = /^\p{Script=Han}{5,9}$/u;
const latinName = /^[A-Za-z][A-Za-z .'-]{1,29}$/;

/** Part of a pasted text that may be the name. */
export interface Part {
  text: string;
  /** Stands at once behind the region: the beginning of a street. */
  isGlued: boolean;
}

/** A name in a text; `isSure` where nothing else may be it. */
export interface Recipient {
  name: string;
  isSure: boolean;
  /** Which part it was; -1 without any. */
  index: number;
}

/** From this rank on a name may be something else. */
const STRANGER = 20;

/** The lower, the likelier a name; undefined where it is none. */
function rankOf({ text, isGlued }: Part): number | undefined {
  const plain = simplify(text);
  const isDotted = dottedName.test(plain);
  const isLong = longName.test(plain);
  if (!isDotted && !isLong && !plainName.test(plain) && !latinName.test(plain)) return undefined;
  if (isDotted) return 1;
  const place = endsLikeAPlace.test(plain) ? 100 : 0;
  const stranger = families.test(plain) || latinName.test(plain) ? 0 : STRANGER;
  return place + (isGlued ? 60 : 0) + stranger + (isLong ? 30 : 0) + plain.length;
}

/** The part that looks most like a name: what has a label, then family names, then the shortest. */
export function recipientOf(parts: readonly Part[]): Recipient {
  const labelled = parts.findIndex(({ text }) => text.startsWith(NAMED));
  const candidates = parts
    .map(({ text, isGlued }, index) => ({
      text: text.replaceAll(NAMED, '').replace(received, '').trim(),
      isGlued,
      index,
    }))
    .filter(({ text }) => text !== '');
  const named = candidates.find(
    ({ index, text }) => index === labelled && !/\d/.test(text) && text.length <= 30,
  );
  if (named) return { name: named.text, isSure: true, index: labelled };
  const ranked = candidates
    .flatMap((part) => {
      const rank = rankOf(part);
      return rank === undefined ? [] : [{ ...part, rank }];
    })
    .sort((a, b) => a.rank - b.rank);
  const [best] = ranked;
  if (!best) return { name: '', isSure: false, index: -1 };
  return { name: best.text, isSure: best.rank < STRANGER, index: best.index };
}
