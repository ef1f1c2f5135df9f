import { ActivityProductPending } from '../../activity/activity-product';

/** A set of boxes before it is known: its picture, its price and its words, and the button. */
export const BlindBoxPending = () => <ActivityProductPending />;
