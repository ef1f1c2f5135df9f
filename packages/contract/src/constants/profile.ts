/** What a member may say; `unknown` is also what one says who says nothing. */
export const genders = ['unknown', 'male', 'female'] as const;
export type Gender = (typeof genders)[number];
