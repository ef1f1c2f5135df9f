export { HomeTheme, type HomeThemeProps } from './HomeTheme';
