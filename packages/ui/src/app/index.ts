export { AppFrame, type AppFrameProps } from './AppFrame';
export { AppPage, type AppPageProps } from './AppPage';
export { AppProviders, type AppProvidersProps } from './AppProviders';
export {
  type Appearance,
  appearanceStorageKey,
  parseAppearance,
  type TextSize,
  type ThemeChoice,
  useAppearance,
} from './appearance';
export { FormProblem, type FormProblemProps } from './FormProblem';
export { errorText, failureText } from './failure-text';
export { type IsNewPage, LowerPart, type LowerPartProps, useUpperPartPainted } from './LowerPart';
export { PageBody, type PageBodyProps } from './PageBody';
export { PageError, type PageErrorProps, PagePending } from './PageStates';
export { useAppConfig, useSdk, useSession, useStateOf } from './sdk-context';
export { typedMobile } from './typed-mobile';
export { useHydrated } from './use-hydrated';
export { useOnline } from './use-online';
export { type ProblemFocus, useProblemFocus } from './use-problem-focus';
export { type Resource, useResource } from './use-resource';
