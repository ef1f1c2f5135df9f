import { peoplesInNames } from '@yunyou/contract';
import { simplify } from './traditional';

/** A way to write a region's name. */
export interface Variant {
  name: string;
  /**
   * `whole` is the name itself, or its short form with a suffix (红河州): enough to know a county without its parents. `other`
   * has another suffix (双流县, now 双流区). `bare` has none: it may be the beginning of another word.
   */
  kind: 'whole' | 'other' | 'bare';
}

const autonomous = new RegExp(`^(.{2,}?)(${peoplesInNames}*)族?自治([州县旗区])$`, 'u');
/** 左翼前旗 and the like, of which people keep the first character: 科右前旗. */
const wing = /^(.).+?([左右])翼([前中后])旗$/u;

const provinceSuffix = /(?:特别行政区|省|市)$/u;
const citySuffix = /(?:地区|市|盟|县)$/u;
// Two characters are left at least, and 林 belongs to the name everywhere but in 神农架: 清新区, 万柏林区.
const countySuffix = /(?<=.{2})(?:街道办事处|街道|特区|(?<=架)林区|新区|市|区|县|旗|镇|乡)$/u;

/** Suffixes that counties have had, or are taken to have. */
const countySuffixes = ['区', '县', '市'];
const citySuffixes = ['市', '地区'];

function variantsOf(name: string, suffix: RegExp, suffixes: readonly string[]): Variant[] {
  const [, head, peoples = '', kind = ''] = autonomous.exec(name) ?? [];
  if (head) {
    const whole = [name, head + peoples + kind, `${head}自治${kind}`, head + kind];
    const shorter = peoples.replaceAll('族', '');
    const [first = ''] = new RegExp(peoplesInNames, 'u').exec(peoples) ?? [];
    whole.push(
      `${head}${shorter}自治${kind}`,
      `${head}${shorter}族自治${kind}`,
      `${head}${first}自治${kind}`,
    );
    const bare = head === '内蒙古' ? [head, '内蒙'] : [head, head + peoples];
    return [
      ...whole.map((one): Variant => ({ name: one, kind: 'whole' })),
      ...suffixes.map((one): Variant => ({ name: head + one, kind: 'other' })),
      ...bare.map((one): Variant => ({ name: one, kind: 'bare' })),
    ];
  }
  const winged = wing.exec(name);
  const variants: Variant[] = [{ name, kind: 'whole' }];
  if (winged) variants.push({ name: `${winged[1]}${winged[2]}${winged[3]}旗`, kind: 'other' });
  const bare = name.replace(suffix, '');
  if (bare === name) return variants;
  variants.push(...suffixes.map((one): Variant => ({ name: bare + one, kind: 'other' })));
  // 赣县 is what 赣县区 was called.
  if (bare.length >= 2) variants.push({ name: bare, kind: bare.endsWith('县') ? 'other' : 'bare' });
  return variants;
}

/** Each name once, the first kind stands. Simplified, as the text is that they are looked for in. */
function distinct(variants: readonly Variant[]): Variant[] {
  const kinds = new Map<string, Variant['kind']>();
  for (const { name, kind } of variants) {
    const plain = simplify(name);
    if (plain.length >= 2 && !kinds.has(plain)) kinds.set(plain, kind);
  }
  return [...kinds].map(([name, kind]) => ({ name, kind }));
}

export const provinceVariants = (name: string): Variant[] =>
  distinct(variantsOf(name, provinceSuffix, ['省', '自治区', '特区']));
export const cityVariants = (name: string): Variant[] => distinct(variantsOf(name, citySuffix, citySuffixes));
export const countyVariants = (name: string): Variant[] =>
  // 龙华区 was 龙华新区; beside 正定县 there is a 正定新区.
  distinct(variantsOf(name, countySuffix, /区$/u.test(name) ? [...countySuffixes, '新区'] : countySuffixes));
