export { AppointmentSnapshotView, type AppointmentSnapshotViewProps } from './AppointmentSnapshotView';
