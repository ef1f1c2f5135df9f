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
export { NotFound, type NotFoundProps, PageFailed, type PageFailedProps } from './not-found';
export { OperatorLink, type OperatorLinkProps } from './operator-link';
export { PageBody, type PageBodyProps } from './PageBody';
export { PagePane, type PagePaneProps, PanePending, useIsWide } from './PagePane';
export { PageError, type PageErrorProps, PagePending } from './PageStates';
export { ResourceView, type ResourceViewProps } from './resource-view';
export { useAppConfig, useSdk, useSession, useStateOf } from './sdk-context';
export { seenFor } from './seen-for';
export { ShareButton, type ShareButtonProps, wasCancelled } from './share-button';
export { typedMobile } from './typed-mobile';
export { useCityName } from './use-city-name';
export { useAfterHydration, useHydrated } from './use-hydrated';
export { type LazyBlock, useLazyBlock } from './use-lazy-block';
export { useLazyDialog, useLazySheet } from './use-lazy-sheet';
export { useOnline } from './use-online';
export { type OwnPages, useOwnPages } from './use-own-pages';
export { useOwnSite } from './use-own-site';
export { type PagesState, usePages } from './use-pages';
export { type ProblemFocus, useProblemFocus } from './use-problem-focus';
export { useProblems } from './use-problems';
export { type Resource, useResource } from './use-resource';
