/** A paid card is activated within so many days, or paid back by itself. */
export const cardActivateWithinDays = 90;
/** The later persons of a family card join within so many days of its first. */
export const cardJoinWithinDays = 60;
/** A card can be renewed from so many days before its last day until so many after it. */
export const cardRenewFromDays = 60;
export const cardRenewUntilDays = 30;
/** Handed back within so many days of paying, nothing is kept. */
export const cardCoolOffDays = 7;
/** Kept of a card that was used, of what is left of it, percent. */
export const cardFeePercent = 10;
/** What a person hands in is decided within so many hours. */
export const cardExamineHours = 24;
/** So often a refused person can try again, the first time among them. */
export const cardExamineRounds = 5;
/** Persons on one card. */
export const cardPersonsMax = 6;
/** A person who was begun and not handed in is kept so many days on the device. */
export const holderDraftDays = 7;
/** An application is asked for every so many ms while its page is open. */
export const cardExaminePollMs = 10_000;
/** Cards in one order. */
export const cardsPerOrderMax = 5;
/** Persons that one order joins to a session of a card activity. */
export const cardActivityPersonsMax = 10;
/** Digits of a card's number, the last by Luhn, and of a person's. */
export const cardNumberDigits = 16;
export const cardPersonNoDigits = 10;
/** Symbols of the code that a paper card is bound by. */
export const cardActivationCodeLength = 8;
/** Between two entries at one place, by default. */
export const cardMinutesBetween = 30;
/** The code at the gate turns every so many seconds; the step before and the next are taken, too. */
export const cardCodeStepSeconds = 30;
/** What the code at the gate begins with. */
export const cardCodePrefix = 'YK';
/** Digits that turn, after the person's number. */
export const cardCodeDigits = 6;
/** Wrong codes of a person within so many minutes, after which the gate asks for the document. */
export const cardWrongCodesMax = 5;
export const cardWrongCodesMinutes = 10;
/** The operator may cancel an entry for so many minutes. */
export const cardEntryCancelMinutes = 30;
/** Entries are shown for so many days. */
export const cardEntriesDays = 90;
/** The card is told of so many days before its last day, and before it had to be activated. */
export const cardExpiringDays = [30, 7, 1] as const;
export const cardActivateByDays = [14, 3] as const;

/** How a card of a member stands. */
export const cardStatuses = ['toActivate', 'examining', 'active', 'frozen', 'expired', 'refunded'] as const;
export type CardStatus = (typeof cardStatuses)[number];

/** How a person on a card stands. */
export const cardPersonStatuses = ['toActivate', 'examining', 'active', 'refused', 'removed'] as const;
export type CardPersonStatus = (typeof cardPersonStatuses)[number];

/** For whom a place on a card is: 成人, 儿童, 学生, 长者, 本地居民. */
export const cardRoles = ['adult', 'child', 'student', 'senior', 'resident'] as const;
export type CardRole = (typeof cardRoles)[number];

/** A document whose picture is asked for: a student card, a residence permit, a birth certificate. */
export const cardEvidences = ['studentCard', 'residencePermit', 'birthCertificate'] as const;
export type CardEvidence = (typeof cardEvidences)[number];

/** How long a card holds: so many days from its first on, or from day to day. */
export const cardValidityKinds = ['fromActivation', 'fixed'] as const;
export type CardValidityKind = (typeof cardValidityKinds)[number];

/** What goes back of a card that is active: by the days that are left, or only for a reason on the merchant's side. */
export const cardAfterActivation = ['byDays', 'none'] as const;
export type CardAfterActivation = (typeof cardAfterActivation)[number];

/** The one thing to do next with a card. */
export const cardNextSteps = ['activate', 'wait', 'mend', 'view', 'renew', 'buyAgain'] as const;
export type CardNextStep = (typeof cardNextSteps)[number];

/** How what a person handed in stands. */
export const cardApplicationStatuses = ['submitted', 'approved', 'refused', 'withdrawn'] as const;
export type CardApplicationStatus = (typeof cardApplicationStatuses)[number];

/** Why it was refused; the words say more. */
export const cardRefusalCodes = ['face', 'document', 'evidence', 'person', 'other'] as const;
export type CardRefusalCode = (typeof cardRefusalCodes)[number];

/** Ways in. */
export const cardEntryWays = ['code', 'document', 'face'] as const;
export type CardEntryWay = (typeof cardEntryWays)[number];

export const cardEntryOutcomes = ['admitted', 'refused', 'cancelled'] as const;
export type CardEntryOutcome = (typeof cardEntryOutcomes)[number];
