export { ShopHomePending } from './ShopHomePending';
export { ShopHomeView, type ShopHomeViewProps, type ShopShelf, shopHero } from './ShopHomeView';
