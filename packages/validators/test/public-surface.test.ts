import { expect, it } from 'vitest';

it('exports exactly these names', async () => {
  expect(Object.keys(await import('../src')).sort()).toEqual([
    'ageOn',
    'isAmount',
    'isCertificateNumber',
    'isChinese',
    'isChinesePassport',
    'isDate',
    'isDay',
    'isDigits',
    'isEmail',
    'isIdCard',
    'isImageFile',
    'isLandline',
    'isLetters',
    'isLicencePlate',
    'isMobile',
    'isUrl',
    'isUscc',
    'isVideoFile',
    'maskEmail',
    'maskIdCard',
    'maskMobile',
    'maskName',
    'minutesToTime',
    'normalizeTaxId',
    'parseIdCard',
    'stripProvinceSuffix',
    'upgradeIdCard',
  ]);
});
