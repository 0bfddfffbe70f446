import type { GuaranteeView } from "#app/cases/guarantee/guarantee-view.ts";
import { Alert } from "#app/ui/alert.tsx";

/** At the head of the desk's page of an item. */
export function OpenClaimNotice({ view }: { view: GuaranteeView | null }) {
  if (!view?.claims.some(({ state }) => state === "asked")) return null;
  return (
    <Alert tone="warning" announce={false}>
      <p>
        The customer has claimed the guarantee. <a href="#guarantee">Read the claim and its letters</a>
      </p>
    </Alert>
  );
}
