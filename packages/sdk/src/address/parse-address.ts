import { addressNameMax, addressPasteMax } from '@yunyou/contract';
import { createRegionFinder, type ParsedRegion, type RegionNames } from './find-regions';

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

/** Stands for what was taken out: a name is beside it, never across. */
const CUT = '|';

// A label is known by its colon, or by standing apart before what it is a label of.
const labels = [
  /(?:收货人|收件人|收货地址|姓名|联系人|手机号码|手机号|手机|联系电话|电话|所在地区|所在区域|地区|详细地址|地址)\s*[:：]\s*/gu,
  /(?<=^|[\s,，;；|])(?:收货人|收件人|收货地址|姓名|联系人|所在地区|所在区域|详细地址)\s*/gu,
  /(?<=^|[\s,，;；|])(?:手机号码|手机号|手机|联系电话|电话)\s*(?=[+\d])/gu,
];
const mobile =
  /(?<!\d)(?:\+?86[\s-]*)?(1[3-9]\d(?:[\s-]*\d){8})(?!\d)(?:[\s-]*转\s*(\d{2,6})|-(\d{2,6})(?!\d))?/u;
const country = /中国(?=[\s,，]*$)/u;
const separators =
  /[|,，;；]|\s(?=\p{Script=Han}{2,4}(?:$|[\s|,，;；]))|(?<=(?:^|[\s|,，;；])\p{Script=Han}{2,4})\s/u;
const chineseName = /^\p{Script=Han}{2,4}$/u;
const latinName = /^[A-Za-z][A-Za-z .'-]{1,29}$/;
/** How streets and buildings end. */
const endsLikeAPlace = /[省市区县镇乡村街路道巷弄里号楼栋幢座室层厦苑园院场城店铺]$/u;

const westernDigits = (text: string) =>
  text.replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0));

const withoutLabels = (text: string) => labels.reduce((rest, label) => rest.replace(label, CUT), text);

/** The shortest part that looks like a name; what ends like a street only where there is no other. */
function nameIn(parts: readonly string[]): string {
  const likely = parts.filter((part) => chineseName.test(part) || latinName.test(part));
  const rank = (part: string) => (endsLikeAPlace.test(part) ? 100 : 0) + part.length;
  return [...likely].sort((a, b) => rank(a) - rank(b))[0] ?? '';
}

/**
 * What takes pasted addresses apart, on the device: labels away, then the mobile number, then the region by its longest
 * spelling, then the name, the shortest rest that looks like one; what is left is the detail. It answers undefined for a text
 * that has neither a number nor a region; of a text, 300 characters count.
 */
export function createAddressParser(names: RegionNames): (text: string) => ParsedAddress | undefined {
  const findRegions = createRegionFinder(names);
  return (text) => {
    const lines = westernDigits(text.slice(0, addressPasteMax))
      .trim()
      .replace(/[\r\n]+/g, CUT);
    const pasted = withoutLabels(lines).replace(/\s+/g, ' ');
    const phone = mobile.exec(pasted);
    const digits = phone?.[1]?.replace(/\D/g, '') ?? '';
    const extension = phone?.[2] ?? phone?.[3] ?? '';
    const unnumbered = phone ? pasted.replace(phone[0], ` ${CUT} `) : pasted;
    const hits = findRegions(unnumbered);
    const [hit] = hits;
    if (!phone && !hit) return undefined;
    const rest = hit
      ? `${unnumbered.slice(0, hit.from).replace(country, '')} ${CUT} ${unnumbered.slice(hit.until)}`
      : unnumbered;
    const parts = rest
      .split(separators)
      .map((part) => part.trim())
      .filter((part) => part !== '');
    const named = nameIn(parts);
    const left = parts.filter((_, index) => index !== parts.indexOf(named)).join(' ');
    const detail = extension ? `${left} 转${extension}`.trim() : left;
    const isNamed = named !== '' && !endsLikeAPlace.test(named);
    const doubtful: Record<ParsedField, boolean> = {
      name: !isNamed,
      mobile: digits === '',
      region: hits.length !== 1,
      // Without a name apart, it may stand in here.
      detail: !isNamed || left === '',
    };
    return {
      name: named.slice(0, addressNameMax),
      mobile: digits,
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
