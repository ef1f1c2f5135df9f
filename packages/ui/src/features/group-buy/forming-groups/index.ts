export { FormingGroups, type FormingGroupsProps } from './FormingGroups';
