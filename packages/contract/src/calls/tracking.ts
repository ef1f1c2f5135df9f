import type { CallGroup } from '../call';

export const tracking = {
  productView: { method: 'POST', path: '/dcr/product/productView', access: 'member', silent: true },
  productViewPublic: {
    method: 'POST',
    path: '/dcr/product/public/api/productView',
    access: 'public',
    silent: true,
  },
  parentView: { method: 'POST', path: '/dcr/product/parentView', access: 'member', silent: true },
  parentViewPublic: {
    method: 'POST',
    path: '/dcr/product/public/api/parentView',
    access: 'public',
    silent: true,
  },
  electWindow: {
    method: 'POST',
    path: '/dcr/public/api/census/report/electWindow',
    access: 'public',
    silent: true,
  },
  activity: {
    method: 'POST',
    path: '/dcr/public/api/census/report/activity',
    access: 'public',
    silent: true,
  },
  activityProduct: {
    method: 'POST',
    path: '/dcr/public/api/census/report/activityProduct',
    access: 'public',
    silent: true,
  },
  member: { method: 'POST', path: '/dcr/public/api/census/report/member', access: 'public', silent: true },
} as const satisfies CallGroup;
