/**
 * Districts and counties that were merged into another: city, old name, name now. Source: the yearly lists of changes of
 * divisions at county level and above of the Ministry of Civil Affairs. What only changed its suffix (双流县, 双流区) is derived.
 */
const MERGED = `
北京市 崇文区 东城区
北京市 宣武区 西城区
天津市 塘沽区 滨海新区
天津市 汉沽区 滨海新区
天津市 大港区 滨海新区
上海市 卢湾区 黄浦区
上海市 南市区 黄浦区
上海市 闸北区 静安区
上海市 南汇区 浦东新区
上海市 南汇县 浦东新区
重庆市 万盛区 綦江区
重庆市 双桥区 大足区
石家庄市 桥东区 长安区
沈阳市 东陵区 浑南区
哈尔滨市 动力区 香坊区
哈尔滨市 太平区 道外区
南京市 白下区 秦淮区
南京市 下关区 鼓楼区
南京市 大厂区 六合区
无锡市 崇安区 梁溪区
无锡市 南长区 梁溪区
无锡市 北塘区 梁溪区
徐州市 九里区 泉山区
常州市 戚墅堰区 武进区
苏州市 平江区 姑苏区
苏州市 沧浪区 姑苏区
苏州市 金阊区 姑苏区
扬州市 维扬区 邗江区
杭州市 下城区 拱墅区
杭州市 江干区 上城区
宁波市 江东区 鄞州区
合肥市 中市区 庐阳区
芜湖市 新芜区 镜湖区
芜湖市 三山区 弋江区
芜湖市 马塘区 弋江区
厦门市 鼓浪屿区 思明区
厦门市 开元区 思明区
厦门市 杏林区 集美区
南昌市 湾里区 新建区
青岛市 四方区 市北区
青岛市 胶南市 黄岛区
济南市 莱城区 莱芜区
洛阳市 吉利区 孟津区
郑州市 邙山区 惠济区
广州市 东山区 越秀区
广州市 芳村区 荔湾区
广州市 萝岗区 黄埔区
佛山市 石湾区 禅城区
衡阳市 城南区 雁峰区
乌鲁木齐市 东山区 米东区
`;

/** Counties that have another name now: city, old name, name now. Source as above. */
const RENAMED = `
天津市 蓟县 蓟州区
唐山市 滦县 滦州市
邢台市 任县 任泽区
大同市 大同县 云州区
大同市 南郊区 云冈区
长治市 长治县 上党区
淮安市 楚州区 淮安区
淮安市 清河区 清江浦区
淮安市 清浦区 清江浦区
宁波市 鄞县 鄞州区
金华市 金华县 金东区
衢州市 衢县 衢江区
绍兴市 绍兴县 柯桥区
芜湖市 芜湖县 湾沚区
铜陵市 铜陵县 义安区
九江市 九江县 柴桑区
上饶市 上饶县 广信区
开封市 开封县 祥符区
许昌市 许昌县 建安区
三门峡市 陕县 陕州区
株洲市 株洲县 渌口区
成都市 郫县 郫都区
宜宾市 宜宾县 叙州区
达州市 达县 达川区
绵阳市 安县 安州区
遵义市 遵义县 播州区
西安市 户县 鄠邑区
渭南市 华县 华州区
咸阳市 彬县 彬州市
重庆市 开县 开州区
德宏傣族景颇族自治州 潞西市 芒市
昌都市 昌都县 卡若区
林芝市 林芝县 巴宜区
那曲市 那曲县 色尼区
`;

/** Prefecture-level names that are no more, and the one now. */
const RENAMED_CITIES = `
襄樊市 襄阳市
思茅市 普洱市
思茅地区 普洱市
哲里木盟 通辽市
昭乌达盟 赤峰市
伊克昭盟 鄂尔多斯市
呼伦贝尔盟 呼伦贝尔市
乌兰察布盟 乌兰察布市
巴彦淖尔盟 巴彦淖尔市
克州 克孜勒苏柯尔克孜自治州
巴州 巴音郭楞蒙古自治州
博州 博尔塔拉蒙古自治州
版纳 西双版纳傣族自治州
版纳州 西双版纳傣族自治州
锡盟 锡林郭勒盟
阿盟 阿拉善盟
`;

/** Short forms of counties in everyday use that no rule derives. */
const SHORT_COUNTIES = `
达茂旗 达尔罕茂明安联合旗
莫旗 莫力达瓦达斡尔族自治旗
克旗 克什克腾旗
前郭县 前郭尔罗斯蒙古族自治县
杜蒙县 杜尔伯特蒙古族自治县
喀左县 喀喇沁左翼蒙古族自治县
阜蒙县 阜新蒙古族自治县
塔县 塔什库尔干塔吉克自治县
和丰县 和布克赛尔蒙古自治县
察县 察布查尔锡伯自治县
东乌旗 东乌珠穆沁旗
西乌旗 西乌珠穆沁旗
新左旗 新巴尔虎左旗
新右旗 新巴尔虎右旗
阿左旗 阿拉善左旗
阿右旗 阿拉善右旗
`;

const rows = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split(' '));

/** Old county names; what was merged is a part of the county now. */
export const formerCounties = [
  ...rows(MERGED).map((row) => [...row, true]),
  ...rows(RENAMED).map((row) => [...row, false]),
] as [city: string, old: string, now: string, isPart: boolean][];
/** Old and short names of cities: `[other, now]`. */
export const otherCityNames = rows(RENAMED_CITIES) as [other: string, now: string][];
/** Short names of counties: `[other, now]`. */
export const otherCountyNames = rows(SHORT_COUNTIES) as [other: string, now: string][];
