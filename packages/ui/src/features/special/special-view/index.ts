export { SpecialPending } from './SpecialPending';
export { SpecialView, type SpecialViewProps, specialHero } from './SpecialView';
