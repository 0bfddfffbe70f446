/** More zones than there are: only names written in other letters come to more, and then all are made again. */
const zonesMax = 1000;

/** Cached by zone: making a format takes seventy times as long as using it. */
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

export const dayFormat = zoneFormats({ dateStyle: "long" });
export const timeFormat = zoneFormats({ dateStyle: "long", timeStyle: "short" });
