/**
 * The browser's time zone, written by a script on the first visit so that the server can suggest a currency. In a file
 * of its own: the script on every page needs the name, and nothing else of currencies.
 */
export const timeZoneCookie = "landfall_time_zone";
