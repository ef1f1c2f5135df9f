export { CityChoice, type CityChoiceProps } from './CityChoice';
