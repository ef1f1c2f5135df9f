/** Longest nickname, in characters as a person counts them. */
export const nicknameMax = 50;
/** What a member is called who has told no name: this and four letters. */
export const guestPrefix = '游客';
const GUEST_LETTERS = 4;
export const guestName = (letters: string): string => guestPrefix + letters.slice(-GUEST_LETTERS);
/** Whether it is the name of somebody who has told none. */
export const isGuestName = (name: string): boolean =>
  name.startsWith(guestPrefix) && name.length === guestPrefix.length + GUEST_LETTERS;
/** First day that can be somebody's birthday. */
export const earliestBirthday = '1900-01-01';
/** A birthday that was told can be changed once in so many days: coupons hang on it. */
export const birthdayChangeDays = 365;
/** Days between two changes of the mobile number. */
export const mobileChangeDays = 30;
/** A change of number that the merchant agreed to, without a code of the present number, takes effect so many hours later. */
export const mobileAppealHours = 72;
/** Pictures of a document that go with an appeal, at the most. */
export const appealPicturesMax = 3;
/** The merchant's reason, in characters as a person counts them. */
export const appealReasonMax = 140;
/** Where an appeal for another number stands. All but the first two are its end; `taken`: an account has the number by now. */
export const mobileAppealStates = ['applied', 'agreed', 'refused', 'stopped', 'taken', 'done'] as const;
export type MobileAppealState = (typeof mobileAppealStates)[number];
/** Side of an avatar in pixels, and the most bytes it has. */
export const avatarPx = 512;
export const avatarMaxBytes = 200 * 1024;
/** An avatar that was replaced can still be read for so long. */
export const oldAvatarKeptMs = 86_400_000;
/** How often a member may download everything that is kept about them, a day. */
export const ownDataPerDay = 5;

/** The platforms whose accounts members log in with. */
export const identityProviders = [
  'messaging-app',
  'mini-program',
  'short-video',
  'payment-app',
  'regional',
] as const;
export type IdentityProvider = (typeof identityProviders)[number];

/** Whom a code of the account goes to and what for: the present number, the new one, or the present one before leaving. */
export const accountCodeTargets = ['current', 'new', 'cancel'] as const;
export type AccountCodeTarget = (typeof accountCodeTargets)[number];

/** What keeps an account from being cancelled. */
export const cancellationBlockers = ['orders', 'refunds', 'invoices', 'appointments', 'storedValue'] as const;
/** What is lost with an account. */
export const cancellationLosses = [
  'coupons',
  'favorites',
  'cart',
  'contacts',
  'addresses',
  'invoiceTitles',
  'collectibles',
] as const;
