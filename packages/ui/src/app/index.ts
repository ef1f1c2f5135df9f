export { AppProviders, type AppProvidersProps } from './AppProviders';
export {
  type Appearance,
  appearanceStorageKey,
  parseAppearance,
  type TextSize,
  type ThemeChoice,
  useAppearance,
} from './appearance';
export { useAppConfig, useSdk, useSession } from './sdk-context';
export { errorText, type Resource, useResource } from './use-resource';
