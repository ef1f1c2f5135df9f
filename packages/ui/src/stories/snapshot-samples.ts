import type { SnapshotDetail, SnapshotSummary } from '@yunyou/contract';

/** Snapshots of an order as a server writes them: canonical, with their true hashes. */
const createdAtMs = 1765419330000;
const orderId = 'order-1';

export const orderSnapshot: SnapshotDetail = {
  id: 'snapshot-order',
  orderId,
  createdAtMs,
  sha256: '8b50795543467dfdc4aed0effef6274b8f21405a7bd7e3fe613d10ac9802ebfc',
  canonical:
    '{"agreedAtMs":1765419330000,"agreements":[{"id":"user","sha256":{"en":"7681c46ffec37ad25680bca1db4354252f157ebcd130d35eaa0bca7502ee6048","zh-Hans":"33b33c6f02b381358ed33f7f3320453a4c80b510b0a3c7f43adb3728d742efb3"},"title":{"en":"Terms of service","zh-Hans":"用户服务协议"},"version":"2025-06-01"},{"id":"privacy","sha256":{"en":"9aa7cc7f7bbee0d3861569ad808f2638aaa1a6e51c01f568671242b227e532aa","zh-Hans":"1f97502393890da40589b59e197044b17d862ade4c9df6b09d41c92ef0e3fd61"},"title":{"en":"Privacy policy","zh-Hans":"隐私政策"},"version":"2025-06-01"}],"breakdown":[{"amountFen":25600,"kind":"line","label":{"en":"Qiyun Ridge · Adult","zh-Hans":"栖云岭 · 成人票"},"quantity":2},{"amountFen":-2000,"kind":"coupon","label":{"en":"20 off from 200","zh-Hans":"满200减20"},"quantity":null}],"currency":"CNY","freightFen":0,"kind":"order","lines":[{"name":{"en":"Qiyun Ridge · Adult","zh-Hans":"栖云岭 · 成人票"},"paidFen":23600,"quantity":2,"seq":0,"spec":{"en":"","zh-Hans":""}}],"orderSn":"202512111234567890","orderType":2,"payAtDesk":false,"seller":{"companyName":{"en":"Chenglan Culture and Tourism Development Co., Ltd. (demo)","zh-Hans":"澄岚文旅发展有限公司（演示）"},"id":"operator","licenseNumber":null,"shopName":null,"taxId":"91440300MA5DFPXN9G"},"title":{"en":"Qiyun Ridge","zh-Hans":"栖云岭"},"totalFen":23600,"version":1}',
};

export const ticketSnapshot: SnapshotDetail = {
  id: 'snapshot-ticket',
  orderId,
  createdAtMs,
  sha256: '804024475481fe425cd41b5885017c0d4234fa7e4d55b1d33cbc91c4060ec156',
  canonical:
    '{"adjustments":[{"amountFen":-2000,"kind":"coupon","name":{"en":"20 off from 200","zh-Hans":"满200减20"},"sourceId":"c1"}],"agreedAtMs":1765419330000,"bundle":null,"confirmMode":"instant","currency":"CNY","fromSlot":"2025-12-20","grossFen":25600,"kind":"line","name":{"en":"Qiyun Ridge · Adult","zh-Hans":"栖云岭 · 成人票"},"orderSn":"202512111234567890","paidFen":23600,"productId":"ticket-qiyun-adult","productKind":"ticket","quantity":2,"seq":0,"spec":{"en":"","zh-Hans":""},"terms":{"peoplePerUnit":1,"refundRule":{"daysBefore":1,"feePercent":20,"kind":"until","time":"18:00"},"validDays":1},"unitPaidFen":[11800,11800],"unitPriceFen":12800,"untilSlot":"2025-12-21","variantId":"","version":1}',
};

export const staySnapshot: SnapshotDetail = {
  id: 'snapshot-stay',
  orderId,
  createdAtMs,
  sha256: '8a23ee613acc9dab9d5be13760b8bdda5702137e870944ac0a6ca0af6a2f8499',
  canonical:
    '{"adjustments":[],"agreedAtMs":1765419330000,"bundle":{"name":{"en":"Two days on the ridge","zh-Hans":"山居两日套餐"},"quantity":1,"refundMode":"whole"},"confirmMode":"merchant","currency":"CNY","fromSlot":"2025-12-20","grossFen":105600,"kind":"line","name":{"en":"Cloud Sea king room","zh-Hans":"云海大床房"},"orderSn":"202512111234567890","paidFen":105600,"productId":"hotel-qiyun","productKind":"stay","quantity":1,"seq":1,"spec":{"en":"Two breakfasts · cancel in time","zh-Hans":"双早 · 限时取消"},"terms":{"adults":2,"breakfasts":2,"cancelDeadlines":[{"feePercent":0,"keep":"none","untilMs":1765851330000},{"feePercent":30,"keep":"percent","untilMs":1766024130000}],"checkInFrom":"14:00","checkOutUntil":"12:00","children":1,"holdUntilMs":1766196930000,"nights":[{"night":"2025-12-20","priceFen":52800},{"night":"2025-12-21","priceFen":52800}],"placeAddress":{"en":"1 South Slope, Qiyun Ridge, Chenglan","zh-Hans":"澄岚市栖云岭南麓1号"},"placeName":{"en":"Qiyun Lodge","zh-Hans":"栖云山居"},"placePhone":"0600-5550199","refundRule":{"kind":"until","tiers":[{"daysBefore":3,"feePercent":0,"keep":"none","time":"18:00"},{"daysBefore":1,"feePercent":30,"keep":"percent","time":"18:00"},{"daysBefore":0,"feePercent":0,"keep":"firstNight","time":"12:00"}]}},"unitPaidFen":[105600],"unitPriceFen":105600,"untilSlot":"2025-12-22","variantId":"rate-1","version":1}',
};

export const serviceSnapshot: SnapshotDetail = {
  id: 'snapshot-service',
  orderId,
  createdAtMs,
  sha256: '790d25800b99d2b07832ebccbc35759f716c2f1081094e3d0e7e0d1aa8fcff4c',
  canonical:
    '{"adjustments":[],"agreedAtMs":1765419330000,"bundle":null,"confirmMode":"instant","currency":"CNY","fromSlot":"","grossFen":19900,"kind":"line","name":{"en":"Tea picking class","zh-Hans":"采茶体验课"},"orderSn":"202512111234567890","paidFen":19900,"productId":"tea-class","productKind":"service","quantity":1,"seq":2,"spec":{"en":"For two","zh-Hans":"两人"},"terms":{"autoRefundExpired":true,"noReasonReturn":false,"refundRule":{"daysBefore":null,"feePercent":0,"kind":"free","time":null},"serviceMode":"voucher","untilDay":"2026-03-31","usesPerVoucher":1,"validDays":null},"unitPaidFen":[19900],"unitPriceFen":19900,"untilSlot":"","variantId":"sku-9","version":1}',
};

/** Somebody has made it cheaper in the database. */
export const tamperedSnapshot: SnapshotDetail = {
  ...orderSnapshot,
  canonical: orderSnapshot.canonical.replace('"totalFen":23600', '"totalFen":13600'),
};

/** The list of an order, in the language of the page. */
export const snapshotsIn = (locale: 'zh-Hans' | 'en'): SnapshotSummary[] =>
  [orderSnapshot, ticketSnapshot, staySnapshot, serviceSnapshot].map(({ id, canonical, sha256 }) => {
    const content = JSON.parse(canonical);
    return { id, kind: content.kind, title: (content.title ?? content.name)[locale], sha256, createdAtMs };
  });
