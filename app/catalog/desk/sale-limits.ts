/** Characters. */
export const pauseTextMax = 300;

/** Working days. */
export const deliveryDaysMax = 250;
