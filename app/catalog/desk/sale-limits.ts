/** Characters. */
export const pauseTextMax = 300;

/** Working days. */
export const deliveryDaysMax = 250;

/** Of an address that the owner chooses. */
export const slugLengthMax = 60;
