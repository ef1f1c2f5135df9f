import { matches } from './matches';

const province = '[京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼]';
/** I and O are not issued: they read like 1 and 0. */
const letter = '[A-HJ-NP-Z]';
const letterOrDigit = '[A-HJ-NP-Z\\d]';
/** Third or last place of new-energy plates: A to E battery, F to K others (GA 36-2018 knows D and F only). */
const energy = '[A-HJK]';

/** Made by a call that is marked pure: an app that checks other things does not carry it along. */
const platePattern = /* @__PURE__ */ (() => {
  const ordinary = `${province}${letter}${letterOrDigit}{4}[A-HJ-NP-Z\\d挂学警港澳领使]`;
  const smallNewEnergy = `${province}${letter}${energy}${letterOrDigit}\\d{4}`;
  const largeNewEnergy = `${province}${letter}\\d{5}${energy}`;
  const embassy = '使\\d{6}';
  return new RegExp(`^(?:${ordinary}|${smallNewEnergy}|${largeNewEnergy}|${embassy})$`);
})();

/** Whether the text is a mainland licence plate: seven characters, or eight for new-energy vehicles; upper case. */
export function isLicencePlate(value: unknown): boolean {
  return matches(platePattern, value);
}
