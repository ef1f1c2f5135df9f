export { DesktopLayout, type DesktopLayoutItem, type DesktopLayoutProps } from './DesktopLayout';
