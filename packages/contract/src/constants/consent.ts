/** What can be agreed to apart: a portrait, the data of a child, the portrait of a child, a real name. */
export const consentPurposes = ['face', 'child', 'faceChild', 'realName'] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

/** Whoever is younger does not consent: a guardian does. */
export const childConsentAge = 14;

/** How a consent was given: by a tap of the member, or by the code sent to another person's mobile. */
export const consentWays = ['tap', 'code'] as const;
export type ConsentWay = (typeof consentWays)[number];

/** What a guardian is to the child: 父亲, 母亲, 其他监护人. */
export const guardianRelations = ['father', 'mother', 'other'] as const;
export type GuardianRelation = (typeof guardianRelations)[number];

/** Where a portrait is: `held` by us, `deletingAtGates`: gone here, the gates have not all answered, or nowhere. */
export const pictureStates = ['none', 'held', 'deletingAtGates', 'deleted'] as const;
export type PictureState = (typeof pictureStates)[number];

/** A portrait goes so many days after the last day of its card, and so many after a refusal that is not mended. */
export const faceRetentionDays = 30;
export const refusedFaceDays = 7;
/** A picture that is handed in: its greatest size, and the shortest side, px. */
export const faceUploadMegabytes = 10;
export const faceMinSide = 480;
/** The portrait that is kept, px. */
export const faceWidth = 480;
export const faceHeight = 640;
