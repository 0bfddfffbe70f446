/** More zones than there are: only names written in other letters come to more, and then all are made again. */
const zonesMax = 1000;

/**
 * How moments are written in British English on the clocks of any zone. A zone's format is made once, for that takes
 * seventy times as long as using it.
 */
export function zoneFormats(options: Intl.DateTimeFormatOptions): (timeZone: string) => Intl.DateTimeFormat {
  const made = new Map<string, Intl.DateTimeFormat>();
  return (timeZone) => {
    const kept = made.get(timeZone);
    if (kept) return kept;
    if (made.size >= zonesMax) made.clear();
    const format = new Intl.DateTimeFormat("en-GB", { ...options, timeZone });
    made.set(timeZone, format);
    return format;
  };
}

/** A day written out, such as 8 April 2026. */
export const dayFormat = zoneFormats({ dateStyle: "long" });
