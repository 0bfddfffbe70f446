import type { WayOn } from "#app/checkout/way-on.ts";
import { LinkButton } from "#app/ui/button.tsx";

/** Full loads, since some of them lead on to a platform's own page. */
export function WaysOn({ ways }: { ways: readonly WayOn[] }) {
  return ways.map(({ label, href }) => (
    <LinkButton key={href} to={href} size="small" reloadDocument>
      {label}
    </LinkButton>
  ));
}
