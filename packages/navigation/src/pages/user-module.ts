import { definePages } from './page';

/** What a member has. */
export const userModulePages = definePages({
  userInfo: {
    path: '/packages/user-module/user-info/user-info',
    titles: { 'zh-Hans': '个人中心', en: 'Profile' },
    auth: true,
    disabledShare: true,
  },
  coupon: {
    path: '/packages/user-module/coupon/coupon',
    titles: { 'zh-Hans': '我的优惠券', en: 'My coupons' },
    auth: true,
    query: ['status?'],
  },
  couponDetail: {
    path: '/packages/user-module/coupon-detail/coupon-detail',
    titles: { 'zh-Hans': '优惠券详情', en: 'Coupon' },
    query: ['couponId?', 'memberCouponId?'],
  },
  contacts: {
    path: '/packages/user-module/contacts/contacts',
    titles: { 'zh-Hans': '出行人管理', en: 'Travellers' },
    auth: true,
  },
  contactsEdit: {
    path: '/packages/user-module/contacts-edit/contacts-edit',
    titles: { 'zh-Hans': '编辑出行人', en: 'Edit traveller' },
    auth: true,
    query: ['id?'],
  },
  address: {
    path: '/packages/user-module/address/address',
    titles: { 'zh-Hans': '收货地址管理', en: 'Addresses' },
    auth: true,
    query: ['select?'],
  },
  addressEditor: {
    path: '/packages/user-module/address-editor/address-editor',
    titles: { 'zh-Hans': '编辑收货地址', en: 'Edit address' },
    auth: true,
    query: ['id?'],
  },
  userModuleComment: {
    path: '/packages/user-module/comment/comment',
    titles: { 'zh-Hans': '我的评价', en: 'My reviews' },
    auth: true,
    query: ['tab?'],
  },
  advice: {
    path: '/packages/user-module/advice/advice',
    titles: { 'zh-Hans': '意见反馈', en: 'Suggestions' },
    auth: true,
    query: ['id?'],
  },
  submitAdvice: {
    path: '/packages/user-module/submit-advice/submit-advice',
    titles: { 'zh-Hans': '提交意见', en: 'Submit a suggestion' },
    auth: true,
    query: ['orderId?'],
  },
  appointment: {
    path: '/packages/user-module/appointment/appointment',
    titles: { 'zh-Hans': '预约首页', en: 'Appointments' },
    auth: true,
  },
  appointmentInfo: {
    path: '/packages/user-module/appointment-info/appointment-info',
    titles: { 'zh-Hans': '在线预约', en: 'Online appointment' },
    auth: true,
    // For what: vouchers, joined by commas.
    query: ['itemId', 'voucherIds?'],
  },
  appointmentRecord: {
    path: '/packages/user-module/appointment-record/appointment-record',
    titles: { 'zh-Hans': '我的预约', en: 'My appointments' },
    auth: true,
    query: ['tab?'],
    offline: 'data',
  },
  cropper: {
    path: '/packages/user-module/cropper/cropper',
    titles: { 'zh-Hans': '更换头像', en: 'Update avatar' },
    // Who asks for the picture.
    query: ['from?'],
  },
  favorites: {
    path: '/packages/user-module/favorites/favorites',
    titles: { 'zh-Hans': '我的收藏', en: 'My favorites' },
    auth: true,
    query: ['kind?'],
  },
  itemComment: {
    path: '/packages/user-module/item-comment/item-comment',
    titles: { 'zh-Hans': '发表评价', en: 'Write a review' },
    auth: true,
    query: ['lineId'],
  },
  commentList: {
    path: '/packages/user-module/comment-list/comment-list',
    titles: { 'zh-Hans': '评价列表', en: 'Reviews' },
    query: ['productId?', 'parentId?', 'filter?', 'tag?', 'skuDetailId?', 'sort?'],
    prefetch: true,
  },
  commentDetail: {
    path: '/packages/user-module/comment-detail/comment-detail',
    titles: { 'zh-Hans': '评价详情', en: 'Review' },
    auth: true,
    query: ['id'],
  },
  myPrize: {
    path: '/packages/user-module/my-prize/my-prize',
    titles: { 'zh-Hans': '我的奖品', en: 'My prizes' },
    auth: true,
    // `id`: the prize whose sheet is open.
    query: ['tab?', 'id?'],
    offline: 'page',
  },
  receiveCoupon: {
    path: '/packages/user-module/receive-coupon/receive-coupon',
    titles: { 'zh-Hans': '领取优惠券', en: 'Claim coupon' },
    auth: true,
    query: ['couponId?', 'code?'],
  },
  myActivity: {
    path: '/packages/user-module/my-activity/my-activity',
    titles: { 'zh-Hans': '我的活动', en: 'My activities' },
    auth: true,
    query: ['kind?'],
  },
  activityGroupDetail: {
    path: '/packages/user-module/activity-group-detail/activity-group-detail',
    titles: { 'zh-Hans': '拼团详情', en: 'Group-buy details' },
    auth: true,
    // Either of them.
    query: ['groupId?', 'orderId?'],
    offline: 'page',
  },
  cancellation: {
    path: '/packages/user-module/cancellation/cancellation',
    titles: { 'zh-Hans': '账号注销协议', en: 'Account cancellation' },
    auth: true,
  },
  invoice: {
    path: '/packages/user-module/invoice/invoice',
    titles: { 'zh-Hans': '我的开票申请', en: 'My invoices' },
    auth: true,
    query: ['tab?'],
  },
  invoiceForm: {
    path: '/packages/user-module/invoice-form/invoice-form',
    titles: { 'zh-Hans': '申请开票', en: 'Apply for invoice' },
    auth: true,
    query: ['orderIds'],
  },
  invoiceDetail: {
    path: '/packages/user-module/invoice-detail/invoice-detail',
    titles: { 'zh-Hans': '开票详情', en: 'Invoice' },
    auth: true,
    query: ['id'],
  },
  appointmentForm: {
    path: '/packages/user-module/appointment-form/appointment-form',
    titles: { 'zh-Hans': '预约信息', en: 'Appointment information' },
    auth: true,
    // `offerId`: places of a waiting list that are taken.
    query: ['itemId', 'day', 'slotId', 'size?', 'voucherIds?', 'offerId?'],
  },
  appointmentDetail: {
    path: '/packages/user-module/appointment-detail/appointment-detail',
    titles: { 'zh-Hans': '预约详情', en: 'Appointment' },
    auth: true,
    query: ['id'],
    offline: 'data',
  },
  appointmentValidate: {
    path: '/packages/user-module/appointment-validate/appointment-validate',
    titles: { 'zh-Hans': '凭证核验', en: 'Voucher verification' },
    auth: true,
    query: ['code?'],
  },
  appointmentOrderDetail: {
    path: '/packages/user-module/appointment-order-detail/appointment-order-detail',
    titles: { 'zh-Hans': '预约详情', en: 'Appointment' },
    auth: true,
    query: ['orderId'],
  },
  appointmentSnapshot: {
    path: '/packages/user-module/appointment-snapshot/appointment-snapshot',
    titles: { 'zh-Hans': '预约快照', en: 'Appointment snapshot' },
    auth: true,
    query: ['id'],
  },
  appointmentEnterList: {
    path: '/packages/user-module/appointment-enter-list/appointment-enter-list',
    titles: { 'zh-Hans': '预约项目', en: 'Appointment items' },
    auth: true,
    query: ['orderId?', 'spotId?'],
  },
  appointmentNormalForm: {
    path: '/packages/user-module/appointment-normal-form/appointment-normal-form',
    titles: { 'zh-Hans': '普通预约', en: 'Ordinary appointment' },
    auth: true,
    query: ['itemId?'],
  },
});
