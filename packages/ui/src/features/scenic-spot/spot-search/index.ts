export { SpotSearchView, type SpotSearchViewProps } from './SpotSearchView';
export { type SpotChoice, spotChoiceOf, spotQueryOf, spotTextOf } from './spot-choice';
