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
  const staySilent = () => {
    isQuiet = true;
    setTimeout(() => {
      isQuiet = false;
      if (unsaid === 0) return;
      say({ times: unsaid, seconds: quietMs / 1_000 }, `${text}, again`);
      unsaid = 0;
      staySilent();
    }, quietMs).unref();
  };
  return (fields = {}) => {
    if (isQuiet) {
      unsaid += 1;
      return;
    }
    say(fields, text);
    staySilent();
  };
}
