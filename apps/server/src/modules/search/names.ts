import type { LocalizedText, SearchKind } from '@yunyou/contract';

const both = (zhHans: string, en: string): LocalizedText => ({ 'zh-Hans': zhHans, en });

/** What people call each kind; found like a tag. */
export const KIND_NAMES: Readonly<Record<SearchKind, LocalizedText>> = {
  spot: both('景区', 'Scenic spots'),
  ticket: both('门票', 'Tickets'),
  hotel: both('酒店', 'Hotels'),
  goods: both('商品', 'Goods'),
  service: both('服务', 'Services'),
  annualCard: both('年卡', 'Annual cards'),
  activity: both('活动', 'Activities'),
};

/** Themes of scenic spots, in the order of the filter. */
export const THEME_NAMES: Readonly<Record<string, LocalizedText>> = {
  mountain: both('山岳', 'Mountains'),
  water: both('湖泊峡谷', 'Lakes and gorges'),
  town: both('古镇', 'Old towns'),
  spring: both('温泉', 'Hot springs'),
  garden: both('园林', 'Gardens'),
  culture: both('人文', 'Culture'),
  island: both('海岛', 'Islands'),
  family: both('亲子', 'Families'),
  night: both('夜游', 'At night'),
};
