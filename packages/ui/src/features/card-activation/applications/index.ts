export { ApplicationsView, type ApplicationsViewProps } from './ApplicationsView';
export { ExamineView, type ExamineViewProps } from './ExamineView';
