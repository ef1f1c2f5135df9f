export { CityBar, type CityBarProps } from './CityBar';
