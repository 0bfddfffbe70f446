import { momentIn } from "#app/desk/zone-time.ts";
import { parseAmount } from "#app/money/parse-amount.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";

/** A price as a form sends it: in major units, and a clock's day and time or nothing for at once. */
export type TypedPrice = { inr: string; usd: string; startsAt: string };

/** The price meant; `startsAt` is null for at once. */
export type MeantPrice = { inr: bigint; usd: bigint; startsAt: Date | null };

/** A typed price in one word: what a tick beside it stands for, so that it stands for no other. */
export function meantWords({ inr, usd, startsAt }: TypedPrice): string {
  return [inr, usd, startsAt || "at once"].map((words) => words.trim()).join(" | ");
}

/** Reads a price. Refuses with `invalid_amount`, `invalid_choice` and `moment_passed`. */
export function readPrice(typed: TypedPrice, timeZone: string, now: Date): Outcome<MeantPrice> {
  const inr = amountIn(typed.inr, "INR", "inr");
  if (!inr.ok) return inr;
  const usd = amountIn(typed.usd, "USD", "usd");
  if (!usd.ok) return usd;
  if (typed.startsAt.trim() === "") return done({ inr: inr.value, usd: usd.value, startsAt: null });
  const startsAt = momentIn(typed.startsAt.trim(), timeZone);
  if (!startsAt) return noMoment;
  if (startsAt <= now) return passed;
  if (startsAt.getTime() > now.getTime() + aheadMaxMs) return tooFar;
  return done({ inr: inr.value, usd: usd.value, startsAt });
}

const aheadMaxMs = 366 * 86_400_000;

function amountIn(text: string, currency: string, field: string): Outcome<bigint> {
  const read = parseAmount(text, currency);
  return read.ok ? read : refuse({ ...read.refusal, field });
}

const noMoment = refuse({
  code: "invalid_choice",
  message:
    "Choose a day and a time, or leave it empty for at once. An hour that clocks leap over in your time zone is none.",
  status: 422,
  field: "startsAt",
});

const passed = refuse({
  code: "moment_passed",
  message: "That moment has passed. Leave it empty to begin at once.",
  status: 422,
  field: "startsAt",
});

const tooFar = refuse({
  code: "invalid_choice",
  message: "A price begins within a year.",
  status: 422,
  field: "startsAt",
});
