import { cardNumberDigits, cardPersonNoDigits } from '@yunyou/contract';
import { randomDigits } from '../../security/ids';

/** What every card's number begins with. */
const PREFIX = '86';

/** Sum by Luhn of digits whose last is not doubled. */
const luhnSum = (digits: string): number =>
  [...digits].reverse().reduce((sum, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return sum + (value > 9 ? value - 9 : value);
  }, 0);

/** Whether a text is a number that a card can have. */
export const isCardNumber = (text: string): boolean =>
  text.length === cardNumberDigits && /^\d+$/.test(text) && luhnSum(text) % 10 === 0;

export function newCardNumber(): string {
  const body = PREFIX + randomDigits(cardNumberDigits - PREFIX.length - 1);
  return body + String((10 - (luhnSum(`${body}0`) % 10)) % 10);
}

export const newPersonNo = (): string => randomDigits(cardPersonNoDigits);

/** A card's number in lists: its last four digits. */
export const maskedNumber = (number: string): string => `**** **** **** ${number.slice(-4)}`;
