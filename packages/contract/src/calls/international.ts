import type { CallGroup } from '../call';

export const international = {
  selectList: {
    method: 'GET',
    path: '/cuser/public/api/field/international/selectList',
    access: 'public',
    silent: true,
  },
  orderFields: {
    method: 'GET',
    path: '/cuser/data/snapshot/getFieldInternationalByOrdersId',
    access: 'member',
    silent: true,
  },
} as const satisfies CallGroup;
