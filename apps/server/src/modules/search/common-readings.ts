/** Characters with more than one everyday reading, as `char:readings`; rare and literary ones would only find too much. */
const TABLE = `
长:chang,zhang 乐:le,yue 行:xing,hang 重:zhong,chong 朝:chao,zhao 都:du,dou 会:hui,kuai 大:da,dai
厦:xia,sha 曾:ceng,zeng 单:dan,shan 石:shi,dan 解:jie,xie 传:chuan,zhuan 弹:tan,dan 得:de,dei
地:di,de 的:de,di 还:hai,huan 和:he,huo 觉:jue,jiao 卡:ka,qia 落:luo,la,lao 率:lv,shuai 没:mei,mo
奇:qi,ji 强:qiang,jiang 圈:quan,juan 色:se,shai 省:sheng,xing 盛:sheng,cheng 识:shi,zhi
数:shu,shuo 宿:su,xiu 提:ti,di 系:xi,ji 校:xiao,jiao 着:zhe,zhao,zhuo 堡:bao,pu 泊:bo,po 薄:bao,bo
便:bian,pian 差:cha,chai 参:can,shen 藏:cang,zang 车:che,ju 称:cheng,chen 度:du,duo 谷:gu,yu
巷:xiang,hang 栖:qi,xi 番:fan,pan 六:liu,lu 蔚:wei,yu 尉:wei,yu 阿:a,e 埔:pu,bu 柏:bai,bo 伯:bo,bai
莞:guan,wan 蚌:bang,beng 涡:wo,guo 歙:she,xi 铅:qian,yan 圩:wei,xu 瀑:pu,bao 翟:zhai,di 覃:qin,tan
仇:chou,qiu 盖:gai,ge 句:ju,gou 峒:dong,tong 缪:miao,mou 佛:fo,fu 珲:hui,hun 血:xue,xie 熟:shu,shou
露:lu,lou 绿:lv,lu 禅:chan,shan 碌:lu,liu 溪:xi,qi 茄:qie,jia
`;

/** Everyday readings of a character, without tones, the commonest first. */
export const COMMON_READINGS: ReadonlyMap<string, readonly string[]> = new Map(
  TABLE.trim()
    .split(/\s+/)
    .map((entry) => entry.split(':') as [string, string])
    .map(([char, readings]) => [char, readings.split(',')]),
);
