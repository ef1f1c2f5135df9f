import type { SearchWords } from '../modules/search/words';
import { text } from './text';

/** The operator's words for the search: what is offered before typing, and what means the same. */
export const SEARCH_WORDS_DOCUMENT: SearchWords = {
  hotWords: [
    { text: text('栖云岭', 'Qiyun Ridge') },
    { text: text('温泉', 'Hot spring') },
    { text: text('日出', 'Sunrise') },
    { text: text('云栖山居', 'Yunqi Mountain Lodge') },
    { text: text('亲子', 'Family') },
    { text: text('古镇', 'Old town') },
    { text: text('夜游', 'Evening') },
    { text: text('民宿', 'Homestay') },
    { text: text('漂流', 'Rafting') },
    { text: text('露营', 'Camping') },
    { text: text('听涛', 'Tides'), cityName: '望汐市' },
    { text: text('赶海', 'Tide-pool walk'), cityName: '望汐市' },
  ],
  synonyms: [
    ['民宿', '客栈', '客舍', 'homestay', 'guesthouse'],
    ['门票', '票', 'ticket', 'admission'],
    ['温泉', '汤泉', '汤池', 'hot spring', 'onsen'],
    ['酒店', '宾馆', '旅馆', 'hotel'],
    ['露营', '营地', '帐篷', 'camping', 'camp'],
    ['亲子', '家庭', '儿童', 'family', 'kids'],
    ['索道', '缆车', 'cable car', 'ropeway'],
    ['海岛', '岛', 'island', 'isle'],
  ],
  readings: {},
};
