import { paths } from '../paths';
import { definePages } from './page';

/** The activity a card is opened for. */
const soldIn = [
  'activeId?',
  'productType?',
  'activeType?',
  'productId?',
  'productSpec?',
  'activityProductId?',
] as const;

/** Annual cards. */
export const annualCardPages = definePages({
  cardList: {
    path: '/packages/annual-card/card-list/card-list',
    titles: { 'zh-Hans': '年卡购买', en: 'Annual cards' },
    auth: true,
    disabledShare: true,
    query: ['spotId?'],
  },
  cardActive: {
    path: '/packages/annual-card/card-active/card-active',
    titles: { 'zh-Hans': '年卡激活', en: 'Activate annual card' },
    auth: true,
    disabledShare: true,
    query: ['cardId?'],
  },
  annualForm: {
    path: '/packages/annual-card/annual-form/annual-form',
    titles: { 'zh-Hans': '年卡激活', en: 'Activate annual card' },
    auth: true,
    disabledShare: true,
    query: ['personId'],
  },
  cardQueryList: {
    path: '/packages/annual-card/card-query-list/card-query-list',
    titles: { 'zh-Hans': '年卡激活', en: 'Activate annual card' },
    auth: true,
    disabledShare: true,
    query: ['keyword?'],
  },
  cardExamine: {
    path: '/packages/annual-card/card-examine/card-examine',
    titles: { 'zh-Hans': '年卡激活', en: 'Activate annual card' },
    auth: true,
    disabledShare: true,
    query: ['id'],
  },
  cardProtocol: {
    path: '/packages/annual-card/card-protocol/card-protocol',
    titles: { 'zh-Hans': '人脸采集协议', en: 'Face collection agreement' },
    auth: true,
    disabledShare: true,
    // `back`: where the answer is taken to.
    query: ['purpose?', 'personId?', 'back?'],
  },
  cardDetail: {
    path: paths.cardDetail,
    titles: { 'zh-Hans': '年卡详情', en: 'Annual card' },
    auth: true,
    disabledShare: true,
    // `id`: what is sold; `cardId`: a card of the member.
    query: ['id?', 'cardId?', ...soldIn],
    offline: 'page',
  },
  myAnnualCard: {
    path: '/packages/annual-card/my-annual-card/my-annual-card',
    titles: { 'zh-Hans': '年卡列表', en: 'My annual cards' },
    auth: true,
    disabledShare: true,
    // `id`: the card that is shown beside the list on a desktop.
    query: ['status?', 'id?'],
    offline: 'page',
  },
});
