/** What members are told of appointments; their words stand with all other messages. */
export type AppointmentTemplate =
  | 'appointmentMade'
  | 'appointmentConfirmed'
  | 'appointmentChanged'
  | 'appointmentTomorrow'
  | 'appointmentSoon'
  | 'appointmentEntered'
  | 'appointmentRejected'
  | 'appointmentClosed'
  | 'rightExpiring'
  | 'waitOffered'
  | 'waitOver';
