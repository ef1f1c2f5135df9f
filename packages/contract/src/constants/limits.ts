/** Longest search text, in characters. */
export const searchMaxLength = 100;
/** Longest text of a text area, in characters. */
export const textAreaMaxLength = 140;
/** Digits of an SMS verification code. */
export const verificationCodeLength = 6;
/** How long the verification-code button stays shut after sending, in seconds. */
export const verificationCodeWaitSeconds = 60;
/** Goods may be returned within this many days of signing for them. */
export const afterSalesDays = 7;
