/** Stands for what was taken out: a name is beside it, never across. */
export const CUT = '|';

/** The mobile number of a text, and the text without the numbers that are no part of a street. */
export interface Numbers {
  /** Eleven digits; empty without one. */
  mobile: string;
  /** Of a number that is one with an extension, 转1234. */
  extension: string;
  /** Another mobile number was there too. */
  isOneOfSeveral: boolean;
  rest: string;
}

/** In one piece, or grouped as people group them: a room and a number behind it are no mobile. */
const mobiles = [
  String.raw`1[3-9]\d{9}`,
  String.raw`1[3-9]\d(?<gap>[\s.-])\d{4}\k<gap>\d{4}`,
  String.raw`1[3-9]\d{2}(?<gap>[\s.-])\d{4}\k<gap>\d{3}`,
  String.raw`1[3-9]\d(?<gap>[\s.-])\d{3}\k<gap>\d{5}`,
  String.raw`1[3-9]\d-\d{8}`,
].map((digits) => {
  const country = String.raw`(?:[(（]\s*(?:\+|00)?86\s*[)）]|(?:\+|00)86|86(?=[-1]))?[\s-]*`;
  const extension = String.raw`(?:[\s,，-]*转\s*(?<after>\d{2,6})|-(?<dashed>\d{2,6})|\s*[[(（【](?<boxed>\d{4})[\])）】])?`;
  return new RegExp(String.raw`(?<!\d)${country}(?<digits>${digits})(?!\d)${extension}(?!\d)`, 'gu');
});

/** A virtual number's extension, behind the name or the street: 王芳[2568]. */
const boxed = /[[【](\d{4})[\]】]/gu;
const documents = /(?<![\dA-Za-z])\d{17}[\dXx](?![\dA-Za-z])/gu;
const landlines =
  /(?<![\d-])(?:[(（]0\d{2,3}[)）]|0\d{2,3})[\s-]?\d{7,8}(?:[-转]\d{1,6})?(?!\d)|(?<![\d-])[48]00[\s-]?\d{3}[\s-]?\d{4}(?!\d)/gu;
/** Six digits apart, before the name of a place, or behind a door. */
const postcodes =
  /(?<=^|[\s|,，;；。、])[(（[]?\d{6}[)）\]]?(?=$|[\s|,，;；。、]|\p{Script=Han}{2,8}[省市区县])|(?<=[号室楼栋幢座元层])[(（]?\d{6}[)）]?(?=$|[\s|,，;；。、]|\p{Script=Han}{2,4}(?:$|[\s|]))/gu;

export function takeNumbers(text: string): Numbers {
  const found: { digits: string; extension: string }[] = [];
  let rest = text.replace(documents, CUT);
  for (const pattern of mobiles) {
    rest = rest.replace(pattern, (...match) => {
      const { digits = '', after, dashed, boxed: inBox } = match.at(-1) as Record<string, string | undefined>;
      found.push({ digits: digits.replace(/\D/g, ''), extension: after ?? dashed ?? inBox ?? '' });
      return ` ${CUT} `;
    });
  }
  const [first = { digits: '', extension: '' }] = found;
  let { extension } = first;
  rest = rest.replace(boxed, (_, digits: string) => {
    extension ||= digits;
    return '';
  });
  return {
    mobile: first.digits,
    extension,
    isOneOfSeveral: found.some(({ digits }) => digits !== first.digits),
    rest: rest.replace(landlines, ` ${CUT} `).replace(postcodes, ` ${CUT} `),
  };
}
