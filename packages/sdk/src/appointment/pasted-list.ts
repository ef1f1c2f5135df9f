import { certificateType } from '@yunyou/contract';
import { isCertificateNumber } from '@yunyou/validators';

/** One visitor of a pasted list. */
export interface ListedVisitor {
  /** As it was written, without spaces around it. */
  name: string;
  /** The contract's certificate type. */
  certType: number;
  /** In upper case, without spaces. */
  idCard: string;
}

/** Why a line of a pasted list names nobody. */
export type ListProblem = 'noName' | 'noNumber' | 'badNumber' | 'certType' | 'twice' | 'already' | 'tooMany';

/** A line that names nobody, and why. */
export interface WrongLine {
  /** Its number in the text, from 1. */
  line: number;
  /** As it was written. */
  text: string;
  problem: ListProblem;
  /** Of `twice`: the line that has the same document. */
  other?: number;
}

/** What a pasted list says: who comes, and which lines name nobody. */
export interface PastedList {
  /** In the order of their lines. */
  visitors: ListedVisitor[];
  /** Lines that name nobody, in their order. */
  wrong: WrongLine[];
}

/** What a pasted list is read for. */
export interface PastedListOptions {
  /** Documents that are accepted. Default all that have a number. */
  certTypes?: readonly number[];
  /** Those who are on the list already. */
  known?: readonly Pick<ListedVisitor, 'idCard'>[];
  /** How many more there is room for. Default any number. */
  room?: number;
}

/** Between name and number: a comma of any kind, a semicolon, a tab or spaces. */
const SEPARATORS = /[,，、;；\t]+|\s+/u;
const LONGEST_NAME = 50;
/** A passport's number has nine characters at most (ICAO 9303); a longer one is an ID number with a digit missing. */
const LONGEST_PASSPORT = 9;
/** What a number is taken for, the first one that it can be. */
const GUESSED = [
  certificateType.idCard,
  certificateType.foreignerPermanentResidenceId,
  certificateType.homeReturnPermit,
  certificateType.hongKongMacauPass,
  certificateType.taiwanCompatriotPass,
  certificateType.passport,
] as const;

/** Full-width letters and digits as keyboards of China write them, made narrow. */
const narrow = (text: string) =>
  text.replace(/[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]/gu, (letter) =>
    String.fromCodePoint((letter.codePointAt(0) ?? 0) - 0xfee0),
  );

/**
 * Visitors from pasted text: one a line, name first, then the number of a document; what kind it is, its number says.
 * Numbers at the start of a line (`1.`, `2、`) are skipped, empty lines too. Throws nothing.
 */
export function parseVisitorList(
  text: string,
  { certTypes, known = [], room = Number.POSITIVE_INFINITY }: PastedListOptions = {},
): PastedList {
  const lines = new Map<string, number>();
  const taken = new Set(known.map(({ idCard }) => idCard));
  const list: PastedList = { visitors: [], wrong: [] };
  for (const [index, written] of text.split(/\r\n|\r|\n/u).entries()) {
    const line = index + 1;
    const words = written.trim().replace(/^\d{1,3}[.、)）:：]\s*/u, '');
    if (words === '') continue;
    const refuse = (problem: ListProblem, other?: number) =>
      list.wrong.push({ line, text: written, problem, ...(other !== undefined && { other }) });
    const { name, idCard } = nameAndNumber(words);
    if (name === '' || name.length > LONGEST_NAME) refuse('noName');
    else if (idCard === '') refuse('noNumber');
    else {
      const fitting = GUESSED.filter(
        (type) =>
          isCertificateNumber(type, idCard) &&
          (type !== certificateType.passport || idCard.length <= LONGEST_PASSPORT),
      );
      const certType = fitting.find((type) => !certTypes || certTypes.includes(type));
      const before = lines.get(idCard);
      if (fitting.length === 0) refuse('badNumber');
      else if (certType === undefined) refuse('certType');
      else if (before !== undefined) refuse('twice', before);
      else if (taken.has(idCard)) refuse('already');
      else if (list.visitors.length >= room) refuse('tooMany');
      else {
        lines.set(idCard, line);
        list.visitors.push({ name, certType, idCard });
      }
    }
  }
  return list;
}

/** The number is the end of the line that has digits; a name of several words stays whole. */
function nameAndNumber(words: string): { name: string; idCard: string } {
  const parts = words.split(SEPARATORS).filter((part) => part !== '');
  const first = parts.findIndex((part) => /\d/u.test(narrow(part)));
  if (first === -1) return { name: parts.join(' '), idCard: '' };
  const idCard = narrow(parts.slice(first).join('')).toUpperCase();
  return { name: parts.slice(0, first).join(' '), idCard };
}
