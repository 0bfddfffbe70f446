/** So far ahead a session can be booked. */
export const daysAheadMax = 120;
/** Until so long before a session its customer may ask for another time. */
export const askHoursBeforeMin = 12;
/** A session takes from so long to so long. */
export const sessionMinutes = { min: 15, max: 240 };
/** In characters: what is written when a time is asked for, kept or given up. */
export const appointmentTextLength = { min: 3, max: 500 };
export const meetingLinkLengthMax = 500;
