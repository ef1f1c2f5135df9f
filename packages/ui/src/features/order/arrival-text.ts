import type { Texts } from '@yunyou/i18n';

/** An hour of arrival in words: before check-in means after midnight, of the next day. Both `HH:mm`. */
export const arrivalText = ({ t }: Pick<Texts, 't'>, time: string, checkInFrom: string): string =>
  time < checkInFrom ? t('order.stay.nextDay', { time }) : time;
