import { addressNameMax, addressPasteMax } from '@yunyou/contract';
import { createRegionFinder, type ParsedRegion, type RegionHit, type RegionNames } from './find-regions';
import { NAMED, takeLabels } from './paste-labels';
import { CUT, takeNumbers } from './paste-numbers';
import { type Part, recipientOf } from './recipient';

/** Parts of a parsed address that a person should look at. */
export type ParsedField = 'name' | 'mobile' | 'region' | 'detail';

/** What a pasted text has of an address; parts that were not found are empty. */
export interface ParsedAddress {
  name: string;
  /** Eleven digits. */
  mobile: string;
  /** Undefined when none was found, or when several are meant. */
  region: ParsedRegion | undefined;
  /** Regions that are meant as likely as each other. */
  choices: readonly ParsedRegion[];
  /** Street, number, door; the extension of the number at its end. */
  detail: string;
  /** Not certain: to be checked. */
  doubtful: readonly ParsedField[];
}

const country = /(?:中国|中华人民共和国|中國)(?=[\s,，]*$)/u;
/** A space parts names from the rest, not the words of a street; a dash or stroke parts what stands at the number. */
const word = String.raw`[\p{Script=Han}·•‧・]{2,20}`;
const separators = new RegExp(
  String.raw`[|,，;；。【】\p{Extended_Pictographic}]|\s(?=${word}(?:$|[\s|,，;；]))|(?<=(?:^|[\s|,，;；])${word})\s|[-/、_](?=\p{Script=Han}{2,4}[-/、_\s]*\|)`,
  'u',
);

/** Digits of double width as narrow ones, without direction marks and what else nobody sees. */
const legible = (text: string) =>
  text
    .replace(/[０-９＋－]/g, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0))
    .replace(/\p{Cf}|\ufe0f/gu, '')
    .trim()
    .replace(/[\r\n\u2028\u2029]+/g, CUT);

/** A text without a region that is written a second time, such as before the street. */
function withoutRegion(text: string, { adcode }: ParsedRegion, find: (text: string) => RegionHit[]): string {
  const [again, ...others] = find(text);
  if (!again || others.length > 0 || again.region.adcode !== adcode || again.isDoubtful) return text;
  return `${text.slice(0, again.from)}${text.slice(again.until)}`;
}

const trimmed = (text: string) => text.replace(/^[\s/、:：-]+|[\s/、:：-]+$/g, '');

/**
 * What takes pasted addresses apart, on the device: labels away, then numbers, then the region by its longest spelling, then the
 * name, the rest that looks most like one; what is left is the detail. It answers undefined for a text that has neither a number
 * nor a region; of a text, 300 characters count.
 */
export function createAddressParser(names: RegionNames): (text: string) => ParsedAddress | undefined {
  const findRegions = createRegionFinder(names);
  return (text) => {
    const { mobile, extension, isOneOfSeveral, rest } = takeNumbers(
      takeLabels(legible(text.slice(0, addressPasteMax))),
    );
    const pasted = rest.replace(/\s+/g, ' ');
    const hits = findRegions(pasted);
    const [hit] = hits;
    if (mobile === '' && !hit) return undefined;
    const before = hit ? pasted.slice(0, hit.from).replace(country, '') : pasted;
    const after = hit ? withoutRegion(pasted.slice(hit.until), hit.region, findRegions) : '';
    const partsOf = (piece: string) => piece.split(separators).map(trimmed);
    const parts: Part[] = [...partsOf(before), CUT, ...partsOf(after)]
      .map((part, index, all) => ({ text: part, isGlued: part !== '' && all[index - 1] === CUT }))
      .filter((part) => /[\p{L}\p{N}]/u.test(part.text));
    const { name: named, isSure: isNamed, index: namedAt } = recipientOf(parts);
    const left = parts
      .filter((_, index) => index !== namedAt)
      .map((part) => part.text.replaceAll(NAMED, ''))
      .join(' ');
    const detail = extension ? `${left} 转${extension}`.trim() : left;
    const doubtful: Record<ParsedField, boolean> = {
      name: !isNamed,
      mobile: mobile === '' || isOneOfSeveral,
      region: hits.length !== 1 || hit?.isDoubtful === true,
      // Without a name apart, it may stand in here.
      detail: !isNamed || left === '',
    };
    return {
      name: named.slice(0, addressNameMax),
      mobile,
      region: hits.length === 1 ? hit?.region : undefined,
      choices: hits.length > 1 ? hits.map(({ region }) => region) : [],
      detail,
      doubtful: (Object.keys(doubtful) as ParsedField[]).filter((field) => doubtful[field]),
    };
  };
}

/** Keeps the parser of the names it was last given: making one takes some milliseconds. */
export function createKeptParser(): (text: string, names: RegionNames) => Promise<ParsedAddress | undefined> {
  let kept: { names: RegionNames; parse: ReturnType<typeof createAddressParser> } | undefined;
  return async (text, names) => {
    if (kept?.names !== names) kept = { names, parse: createAddressParser(names) };
    return kept.parse(text);
  };
}
