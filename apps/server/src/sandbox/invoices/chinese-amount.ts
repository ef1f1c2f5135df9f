const DIGITS = '零壹贰叁肆伍陆柒捌玖';
const PLACES = ['', '拾', '佰', '仟'];
const GROUPS = ['', '万', '亿'];

/** Four digits in words, without their group. */
function groupWords(group: number): string {
  let words = '';
  let hasGap = false;
  for (let place = 3; place >= 0; place--) {
    const digit = Math.floor(group / 10 ** place) % 10;
    if (digit === 0) {
      hasGap = words !== '';
      continue;
    }
    words += (hasGap ? '零' : '') + DIGITS[digit] + PLACES[place];
    hasGap = false;
  }
  return words;
}

function yuanWords(yuan: number): string {
  let words = '';
  let hasGap = false;
  for (let at = GROUPS.length - 1; at >= 0; at--) {
    const group = Math.floor(yuan / 10_000 ** at) % 10_000;
    if (group === 0) {
      hasGap = words !== '';
      continue;
    }
    if (words !== '' && (hasGap || group < 1_000)) words += '零';
    words += groupWords(group) + GROUPS[at];
    hasGap = false;
  }
  return words;
}

/** An amount as invoices write it out: `10005` is 壹佰圆零伍分. */
export function chineseAmount(fen: number): string {
  if (fen < 0) return `（负数）${chineseAmount(-fen)}`;
  const yuan = yuanWords(Math.floor(fen / 100));
  const [jiao, cent] = [Math.floor(fen / 10) % 10, fen % 10];
  if (jiao === 0 && cent === 0) return `${yuan || '零'}圆整`;
  const small = (jiao > 0 ? `${DIGITS[jiao]}角` : yuan && '零') + (cent > 0 ? `${DIGITS[cent]}分` : '整');
  return (yuan && `${yuan}圆`) + small;
}
