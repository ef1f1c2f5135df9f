/** Hex digits in groups of eight, to be compared by eye. */
export const hexGroups = (digits: string): string => digits.match(/.{1,8}/g)?.join(' ') ?? '';
