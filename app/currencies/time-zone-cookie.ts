/** In its own file: every page's script needs the name, but nothing else of currencies. */
export const timeZoneCookie = "landfall_time_zone";
