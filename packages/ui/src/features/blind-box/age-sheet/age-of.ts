import { boxAgeFree, boxAgeMin } from '@yunyou/contract';

/** Whole years from a birthday to a day, both `YYYY-MM-DD`. */
export function ageOf(birthDay: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDay.slice(0, 4));
  return today.slice(5) < birthDay.slice(5) ? years - 1 : years;
}

/** Whether somebody of that age may buy boxes: never, with a guardian, or alone. */
export function leaveOf(age: number): 'never' | 'guardian' | 'free' {
  if (age < boxAgeMin) return 'never';
  return age < boxAgeFree ? 'guardian' : 'free';
}
