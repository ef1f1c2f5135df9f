import type { RawRoute } from './route';

/**
 * Every page of the product, written as tightly as can be read: name|flags|Chinese title|English title. Flags: `a` login
 * needed, `o` open to everybody in a group that needs login, `s` not to be shared, `h` home, `t` a tab, `r` pulled down
 * to refresh. Names and paths keep the spec's own spelling (`scenid-spot-profile`).
 */
const groups: readonly (readonly [prefix: string, flags: string, pages: string])[] = [
  [
    '/views/',
    't',
    `index|h|首页|Home
user-center||个人中心|My account`,
  ],
  [
    '/pages/',
    '',
    `web||网页|Web page
login||登录|Log in
auth||授权登录|Authorization
jump-page||互动页|Interactive page
error||出错了|Something went wrong
abnormal-page||页面走丢了|Page lost
agreement||用户协议|Agreement
notice||公告|Notices
license||营业执照|Business licence
search-home-page||搜索|Search
search-middle-page||搜索结果|Search results
search-hotel||搜索酒店|Search hotels
search-scenic-spot||搜索景区|Search scenic spots
shopping-cart|a|购物车|Cart
scenic-spot-home||景区门票|Scenic spots
scenic-spot-detail||景区详情|Scenic spot
scenid-spot-profile||景区简介|About the spot
ticket-detail||门票详情|Ticket
hotel-home||酒店|Hotels
hotel-detail||酒店详情|Hotel
hotel-profile||酒店简介|About the hotel
hotel-album||酒店相册|Hotel photos
goods-home||精选商品|Selected goods
goods-detail||商品详情|Product
service-detail||服务详情|Service
comment||商品评价|Product reviews
shop-home||店铺|Shop
shop-detail||商家信息|Merchant
spot-special||景区专题|Spot special
activity-special||活动专题|Activity special
preview-media||预览|Preview`,
  ],
  [
    '/',
    '',
    `preview-image||图片预览|Pictures
choose-location||选择位置|Choose a place
open-location||查看位置|Place`,
  ],
  [
    '/packages/order/',
    'a',
    `order-list||我的订单|My orders
order-details|r|订单详情|Order
scenic-spot-place-order||门票下单|Book tickets
hotel-place-order||酒店下单|Book a room
goods-place-order||确认订单|Check out
service-place-order||服务下单|Book a service
payment||支付订单|Payment
payment-app||云闪付支付|App payment
payment-callback|o|支付成功|Payment success
transfer-payment|o|支付中转|Payment transfer
refund-page||申请退款|Apply for refund
refund-detail||售后详情|After-sales
refund-list||退款售后|Refunds
transaction-snapshot||交易快照|Transaction snapshot
transaction-snapshot-list||交易快照列表|Transaction snapshots`,
  ],
  [
    '/packages/goods-sell/',
    '',
    `coupon-center||领券中心|Coupons
sell-list||商品推荐|Recommended`,
  ],
  [
    '/packages/annual-card/',
    'as',
    `card-list||年卡购买|Annual cards
card-active||年卡激活|Activate annual card
annual-form||年卡激活|Activate annual card
card-query-list||年卡激活|Activate annual card
card-examine||年卡激活|Activate annual card
card-protocol||人脸采集协议|Face collection agreement
card-detail||年卡详情|Annual card
my-annual-card||年卡列表|My annual cards`,
  ],
  [
    '/packages/marketing/',
    '',
    `electronic-ticket||电子票|E-ticket
flash-sale||限时秒杀|Flash sale
group-purchase||团购|Group buying
blind-box||抽奖|Blind box
bargain-active||砍价活动|Bargains
discount-activity|s|活动详情|Activity
lottery|a|抽奖|Lottery
bargain-goods|a|砍价商品|Bargain product
my-bargain|a|我的砍价|My bargains
bargain-goods-detail|ar|砍价详情|Bargain
group-buying|ar|参加团购|Join a group
lottery-task|a|抽奖活动|Lottery tasks
lottery-goods-list|a|活动商品|Activity products`,
  ],
  [
    '/packages/nft/',
    'as',
    `nft-index||NFT活动|NFT activity
exchange-center||兑换中心|Exchange
certification||实名认证|Identity check
nft-collection||NFT藏品|NFT collectible
my-collection||NFT藏品|My NFT collectibles`,
  ],
  [
    '/packages/user-module/',
    'a',
    `user-info|s|个人中心|Profile
coupon||我的优惠券|My coupons
coupon-detail|o|优惠券详情|Coupon
contacts||出行人管理|Travellers
contacts-edit||编辑出行人|Edit traveller
address||收货地址管理|Addresses
address-editor||编辑收货地址|Edit address
comment||我的评价|My reviews
advice||意见反馈|Suggestions
submit-advice||提交意见|Submit a suggestion
appointment||预约首页|Appointments
appointment-info||在线预约|Online appointment
appointment-record||我的预约|My appointments
cropper|o|更换头像|Update avatar
favorites||我的收藏|My favorites
item-comment||发表评价|Write a review
comment-list|o|评价列表|Reviews
comment-detail||评价详情|Review
my-prize||我的奖品|My prizes
receive-coupon||领取优惠券|Claim coupon
my-activity||我的活动|My activities
activity-group-detail||拼团详情|Group-buy details
cancellation||账号注销协议|Account cancellation
invoice||我的开票申请|My invoices
invoice-form||申请开票|Apply for invoice
invoice-detail||开票详情|Invoice
appointment-form||预约信息|Appointment information
appointment-detail||预约详情|Appointment
appointment-validate||凭证核验|Voucher verification
appointment-order-detail||预约详情|Appointment
appointment-snapshot||预约快照|Appointment snapshot
appointment-enter-list||预约项目|Appointment items
appointment-normal-form||普通预约|Ordinary appointment`,
  ],
  [
    '/packages/preview-h5/',
    '',
    `preview-home||首页预览|Home preview
scenic-spot-home||景区预览|Scenic spots preview
hotel-home||酒店预览|Hotels preview
goods-home||商品预览|Goods preview
spot-special||景区专题预览|Spot special preview
shop-home||店铺预览|Shop preview
activity-special||活动专题预览|Activity special preview
nft-collection||NFT藏品预览|NFT preview
lottery|s|抽奖预览|Lottery preview
annual-card||年卡预览|Annual card preview
lottery-task||抽奖活动预览|Lottery tasks preview`,
  ],
];

/** The whole route table of the product, ready for `createRouteTable`. */
export function productRoutes(): RawRoute[] {
  return groups.flatMap(([prefix, groupFlags, pages]) =>
    pages.split('\n').map((line) => {
      const [page = '', ownFlags = '', chinese = '', english = ''] = line.split('|');
      const has = (flag: string) => (groupFlags + ownFlags).includes(flag);
      return {
        path: prefix + page + (prefix === '/' ? '' : prefix === '/views/' ? '/index' : `/${page}`),
        // Pages of a package carry its name: `comment` and others exist twice.
        name: prefix.replace('/packages/', '').replace(/^\/.*/, '') + page,
        titles: { 'zh-Hans': chinese, en: english },
        auth: has('a') && !has('o'),
        disabledShare: has('s'),
        isHome: has('h'),
        showTabbar: has('t'),
        pullDownRefresh: has('r'),
      };
    }),
  );
}
