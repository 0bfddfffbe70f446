import type { NextAction } from "#app/checkout/pay/next-action.ts";
import { LinkButton } from "#app/ui/button.tsx";

/** Full loads, since some of them lead on to a gateway's own page. */
export function NextActions({ ways }: { ways: readonly NextAction[] }) {
  return ways.map(({ label, href }) => (
    <LinkButton key={href} to={href} size="small" reloadDocument>
      {label}
    </LinkButton>
  ));
}
