import { describe, expect, it } from 'vitest';
import {
  isCertificateNumber,
  isChinesePassport,
  isIdCard,
  isLandline,
  isLicencePlate,
  isMobile,
  isUscc,
  upgradeIdCard,
} from '../src';
import { idCardRegions } from '../src/id-card-regions';
import vectors from './vectors.json';

// conformance: VAL-02
describe('published vectors', () => {
  it.each(vectors.idCard.valid18)('accepts the ID number $v ($from)', ({ v }) => {
    expect(isIdCard(v)).toBe(true);
    expect(isIdCard(v.toLowerCase())).toBe(true);
    expect(isCertificateNumber(1, v)).toBe(true);
  });

  it.each(vectors.idCard.valid15)('accepts the 15-digit ID number %s', (v) => {
    expect(isIdCard(v)).toBe(true);
  });

  it.each(vectors.idCard.invalid)('refuses the ID number $v ($why)', ({ v }) => {
    expect(isIdCard(v)).toBe(false);
  });

  it.each(vectors.idCard.upgrade15to18)('upgrades $in15 to $out18', ({ in15, out18 }) => {
    expect(upgradeIdCard(in15)).toBe(out18);
  });

  it('has the whole region table', () => {
    expect(Object.keys(idCardRegions)).toEqual(Object.keys(vectors.idCard.regionPrefixes));
  });

  it("takes a foreigner's number as type 10 and never as an ID card", () => {
    const number = vectors.idCard.foreignerPermanentResident18.example;
    expect(isCertificateNumber(10, number)).toBe(true);
    expect(isCertificateNumber(1, number)).toBe(false);
  });

  it.each(vectors.uscc.valid)('accepts the social credit code $v ($from)', ({ v }) => {
    expect(isUscc(v)).toBe(true);
  });

  it.each(vectors.uscc.invalid)('refuses the social credit code %s', (v) => {
    expect(isUscc(v)).toBe(false);
  });

  it.each(vectors.mobile.valid)('accepts the mobile number %s', (v) => {
    expect(isMobile(v)).toBe(true);
  });

  it.each(vectors.mobile.invalid)('refuses the mobile number %s', (v) => {
    expect(isMobile(v)).toBe(false);
  });

  const plates = [
    ...vectors.plates.valid7,
    ...vectors.plates.valid8,
    ...vectors.plates.valid8ExtendedLetters,
  ];
  it.each(plates)('accepts the licence plate %s', (v) => {
    expect(isLicencePlate(v)).toBe(true);
  });

  const notPlates = [...vectors.plates.invalid, ...vectors.plates.strictOnlyInvalid];
  it.each(notPlates)('refuses the licence plate %s', (v) => {
    expect(isLicencePlate(v)).toBe(false);
  });

  it.each(vectors.landline.valid)('accepts the landline %s', (v) => {
    expect(isLandline(v)).toBe(true);
  });

  it.each(vectors.landline.invalid)('refuses the landline %s', (v) => {
    expect(isLandline(v)).toBe(false);
  });

  it.each(vectors.passport.validatorCN.valid)('accepts the mainland passport %s', (v) => {
    expect(isChinesePassport(v)).toBe(true);
    expect(isCertificateNumber(2, v)).toBe(true);
  });

  it.each(vectors.passport.validatorCN.invalid)('refuses the mainland passport %s', (v) => {
    expect(isChinesePassport(v)).toBe(false);
  });
});
