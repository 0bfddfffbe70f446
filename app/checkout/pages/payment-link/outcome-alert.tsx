import type { LinkOutcome } from "#app/checkout/payment-links/payment-link-outcome.ts";
import { WaysOn } from "#app/checkout/ways-on.tsx";
import { Alert } from "#app/ui/alert.tsx";

/** What came of the payment that somebody comes back from. */
export function OutcomeAlert({ outcome }: { outcome: LinkOutcome }) {
  const { tone, words, ways } = outcome;
  return (
    <Alert tone={tone} actions={ways.length > 0 && <WaysOn ways={ways} />}>
      <p>{words}</p>
    </Alert>
  );
}
