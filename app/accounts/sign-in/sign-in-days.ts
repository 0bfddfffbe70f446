/** However much it is used. */
export const signInDays = 30;
