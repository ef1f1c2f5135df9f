/** What an entry of a calendar says. */
export interface CalendarEntry {
  /** Never changes: an entry that is saved again takes the place of the one before. */
  uid: string;
  title: string;
  place: string;
  text: string;
  startsAtMs: number;
  endsAtMs: number;
  /** When it was written, epoch ms. */
  atMs: number;
}

/** A file that calendars of phones and desktops open (RFC 5545). */
export function calendarFile({ uid, title, place, text, startsAtMs, endsAtMs, atMs }: CalendarEntry): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Yunyou//Appointments//EN',
    'BEGIN:VEVENT',
    `UID:${uid}@yunyou`,
    `DTSTAMP:${utc(atMs)}`,
    `DTSTART:${utc(startsAtMs)}`,
    `DTEND:${utc(endsAtMs)}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(place)}`,
    `DESCRIPTION:${escaped(text)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map(folded)
    .join('\r\n')
    .concat('\r\n');
}

/** `20261201T053000Z`. */
const utc = (epochMs: number) =>
  new Date(epochMs)
    .toISOString()
    .replace(/\.\d{3}/u, '')
    .replace(/[-:]/gu, '');

const escaped = (text: string) =>
  text.replace(/[\\;,]/gu, String.raw`\$&`).replace(/\r?\n/gu, String.raw`\n`);

/** A line has at most 75 bytes; a longer one goes on after a line break and a space. 24 characters have no more. */
const LINE = 24;
const folded = (line: string) => {
  const letters = [...line];
  if (letters.length <= LINE) return line;
  const parts: string[] = [];
  for (let from = 0; from < letters.length; from += LINE)
    parts.push(letters.slice(from, from + LINE).join(''));
  return parts.join('\r\n ');
};
