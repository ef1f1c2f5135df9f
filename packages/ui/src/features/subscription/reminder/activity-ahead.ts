/** What the operator calls the occasion on which messages about an activity to come are asked for. */
export const activityAhead = 'activityAhead';
