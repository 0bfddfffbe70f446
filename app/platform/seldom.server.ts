import { minuteMs } from "#app/platform/dates.ts";
import { log } from "#app/platform/log.server.ts";

const quietMs = minuteMs;

type Say = (fields: Record<string, unknown>, text: string) => void;

/**
 * Says what anybody outside can bring about as often as they like: the first at once, and what follows within a minute
 * in one line at its end, which counts it.
 */
export function sayingSeldom(
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
