import type { CategoryId } from './types';

type Reviewed = Exclude<CategoryId, 'category-tea-and-food' | 'category-crafts'>;

/** As long as a review can be: 140 characters. */
export const LONGEST =
  '第一次在山里住了三天，第二天清早跟着茶农上山，露水还没干，一人一只竹篓，采了一上午才一小把。中午围着炭炉看师傅炒青，手在锅里翻，香气一层一层出来。回家后每天泡一杯，就像又坐回那张木桌前。包装是棉纸和麻绳，拆开舍不得扔。可惜买少了，朋友一来就分光，下个月还要再订上两盒，给爸妈寄去。';

/** What buyers add weeks later. */
export const APPENDED: readonly string[] = [
  '用了一个多月再来说，还是喜欢，已经推荐给两个朋友。',
  '追评：放了一个月没有变味，密封做得好。',
  '后来又买了一份送人，收到的人也说好。',
  '用久了反而更顺手，第一次的评价保守了。',
  '补一句，客服后来主动回访，态度很好。',
  'A month later it still looks as it did on the first day.',
];

/** What buyers of each category write who are pleased; each in their own language. */
export const PLEASED: Readonly<Record<Reviewed, readonly string[]>> = {
  'category-tea': [
    '茶汤清亮，第三泡还有回甘，办公室的人都来蹭。',
    '干茶一打开就有香气，条索完整，没什么碎末。',
    '水温八十度泡最好，按卡片上写的来就对了。',
    '买给我爸的，他喝茶四十年，说这个价值。',
    '第二次回购，口粮茶就认准这家了。',
    '包装朴素但很用心，罐子喝完还能装东西。',
    '送了日本客户，对方特意写信来问在哪里买。',
    'A clean, sweet cup. The third infusion is still lively.',
    'Bought it on the hill, ordered it again from home. Exactly the same tea.',
    '凉了也不涩，夏天冷泡一晚上更好喝。',
  ],
  'category-snacks': [
    '当天做当天发，到手还是酥的。',
    '不太甜，配茶刚好，老人小孩都爱吃。',
    '味道和在山上吃到的一样，没有偷工减料。',
    '真材实料，配料表只有三样，放心给孩子吃。',
    '办公室分着吃，五分钟就没了，再来两份。',
    '冬天结晶了，问了客服说正常，温水化开香得很。',
    '比超市贵一点，但一口就知道差别在哪。',
    'Fresh, not too sweet, gone in one afternoon.',
    'My grandmother says this is how it used to taste.',
    '拌面、炒菜都好，一罐吃了半个月。',
  ],
  'category-ceramics': [
    '器型比照片还好看，上手分量刚刚好。',
    '釉色在光下是会变的，摆在窗边看了一下午。',
    '手拉的痕迹看得见，每只都不一样，喜欢这种。',
    '出水很顺，断水不滴，师傅的手艺没得说。',
    '木箱加稻草，连一个角都没磕到，包装满分。',
    '客服提前说了大小会有出入，实物在预期里。',
    '喝茶的杯子换成它，同样的茶好像更香了。',
    'The glaze is deeper than in the pictures. A quiet, beautiful thing.',
    'Arrived in a wooden crate full of straw, not a scratch.',
    '送给搬家的朋友，她第二天就插上了花。',
  ],
  'category-study': [
    '纸张厚实，钢笔写也不洇，摊开是平的。',
    '内容扎实，带着它走了两条步道，地图很准。',
    '排版舒服，留白多，适合睡前翻几页。',
    '封面的布摸起来就知道是好东西。',
    '书角包得严严实实，一点没磕。',
    '信是手写的，读完那封信才开始看书。',
    '给孩子买的，他自己翻完了，还问我什么时候去爬山。',
    'Lies flat, takes a fountain pen, and the cover is lovely.',
    'The map alone is worth it. We found the spring exactly where it said.',
    '第三本了，写满一本换一个颜色。',
  ],
  'category-home': [
    '颜色洗了三次没怎么掉，越用越软。',
    '做工很细，线头都藏起来了。',
    '大小合适，出差也带着它。',
    '每块花纹都不同，收到的这块像水波。',
    '没有香精味，用完手不干。',
    '买了三个颜色，家里一人一个。',
    '拿来送人，对方问我是不是自己染的。',
    'Softer after every wash, and the blue is holding.',
    'Well made and simple. I use it every day.',
    '保温是真的久，早上灌的水下午还烫嘴。',
  ],
  'category-holiday': [
    '不用排队，出示券码两分钟就进去了。',
    '靠窗的位置正对湖，坐到天黑都没人催。',
    '师傅很有耐心，孩子捏坏三次也不急。',
    '下雨给改到了第二天，客服还打电话来确认。',
    '点心现做的，比想象中精致。',
    '走了一天山路，泡完脚整个人活过来了。',
    '照片一周就给了，修得自然，没有磨皮。',
    'Easy to use: we showed the code and sat down by the lake.',
    'The best hour of our trip. Book the late session for the light.',
    '性价比高，分开买要贵不少。',
  ],
};

/** What they add; an empty one adds nothing. */
export const ADDED: readonly string[] = [
  '',
  '会回购。',
  '',
  '物流两天就到了。',
  '',
  '客服回复很快。',
  '推荐给朋友了。',
  '',
];

/** Four stars: good, with a but. */
export const CONTENT: readonly string[] = [
  '东西没问题，快递慢了一天，少一颗星给物流。',
  '整体满意，要是能多一种规格就更好了。',
  '和描述一致，包装可以再简单一点，胶带太多。',
  '比想象中小一圈，看清尺寸再下单，质量是好的。',
  '挺好的，就是优惠券没用上，下次注意看时间。',
  'Good, though the box had a dent. What was inside is fine.',
  '味道和手感都在线，价格比去年贵了几块。',
  '说明书字太小，老人看不清，东西本身很好。',
];

/** Three stars. */
export const MIDDLING: readonly string[] = [
  '中规中矩，没有特别惊喜，也没有踩雷。',
  '和照片有一点色差，能接受。',
  '发货等了三天，东西还行。',
  'It is all right. I expected a little more for the price.',
  '用着可以，细节还能再打磨。',
];

/** Two stars and one. */
export const DISPLEASED: readonly string[] = [
  '到手有一处磕碰，客服让拍照，等处理。',
  '等了一周才收到，中间物流一直不更新。',
  '和我想的不一样，可能是我没看清规格。',
  'The wrong option came. They are sending the right one.',
  '不太值这个价，不会再买。',
];

/** What shops answer to those who are not pleased. */
export const ANSWERS: readonly string[] = [
  '抱歉给您添麻烦了，已为您补发，请留意查收。',
  '谢谢您直说，尺寸图我们已经换成更清楚的一张。',
  '这批快递确实慢了，已和物流核对，给您补一张券。',
  '收到，工坊会看，欢迎到店再试一次。',
];

/** As they are shown: the rest of the name is hidden. */
export const AUTHORS: readonly string[] = [
  '陈*',
  '林**',
  '周*',
  '何**',
  '苏*',
  'M***a',
  '黄**',
  '吴*',
  '郑**',
  '徐*',
  'J***n',
  '赵**',
  '叶*',
  '梁**',
  '罗*',
  'S***e',
  '江**',
  '钟*',
  '方**',
  '白*',
];
