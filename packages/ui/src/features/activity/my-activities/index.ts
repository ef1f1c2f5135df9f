export { MyActivitiesView, type MyActivitiesViewProps } from './MyActivitiesView';
