import type { LinkOutcome } from "#app/payment-links/pages/payment-link-outcome.ts";
import { NextActions } from "#app/checkout/pay/next-actions.tsx";
import { Alert } from "#app/ui/alert.tsx";

export function OutcomeAlert({ outcome }: { outcome: LinkOutcome }) {
  const { tone, text, ways } = outcome;
  return (
    <Alert tone={tone} actions={ways.length > 0 && <NextActions ways={ways} />}>
      <p>{text}</p>
    </Alert>
  );
}
