/** Days. */
export const daysAheadMax = 120;
export const askHoursBeforeMin = 12;
export const sessionMinutes = { min: 15, max: 240 };
export const sessionTextLength = { min: 3, max: 500 };
export const meetingLinkLengthMax = 500;
