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
export { PageBody } from './PageBody';
export { PageError, type PageErrorProps, PagePending } from './PageStates';
export { useAppConfig, useSdk, useSession } from './sdk-context';
export { useOnline } from './use-online';
export { errorText, type Resource, useResource } from './use-resource';
