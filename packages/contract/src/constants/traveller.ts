/** The kind of document a traveller shows. */
export const certificateType = {
  none: 0,
  idCard: 1,
  passport: 2,
  militaryId: 3,
  hongKongMacauPass: 4,
  taiwanCompatriotPass: 5,
  homeReturnPermit: 6,
  birthCertificate: 7,
  studentId: 8,
  disabilityCertificate: 9,
  foreignerPermanentResidenceId: 10,
} as const;
export type CertificateType = (typeof certificateType)[keyof typeof certificateType];

/** Whether a traveller may use a product. The three refusals have a message each in the i18n catalogue. */
export const travellerCheck = {
  normal: 0,
  documentNotAcceptable: 1,
  ageNotAcceptable: 2,
  genderWrong: 3,
} as const;
export type TravellerCheck = (typeof travellerCheck)[keyof typeof travellerCheck];
