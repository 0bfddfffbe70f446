import { minuteMs } from "#app/platform/dates.ts";
import { log } from "#app/platform/log.server.ts";

const quietMs = minuteMs;

type Say = (fields: Record<string, unknown>, text: string) => void;

/** For log lines that outsiders can trigger at will: logs the first, then one line per minute with a count. */
export function throttledLog(
  text: string,
  say: Say = (fields, line) => log.warn(fields, line),
): (fields?: Record<string, unknown>) => void {
  let unsaid = 0;
  let isQuiet = false;
  return (fields = {}) => {
    if (isQuiet) {
      unsaid += 1;
      return;
    }
    isQuiet = true;
    say(fields, text);
    setTimeout(() => {
      isQuiet = false;
      if (unsaid > 0) say({ times: unsaid, seconds: quietMs / 1_000 }, `${text}, again`);
      unsaid = 0;
    }, quietMs).unref();
  };
}
