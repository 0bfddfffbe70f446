import { href } from "react-router";

import type { CheckId } from "#app/self-checks/kept/kept-check.ts";
import { Button } from "#app/ui/button.tsx";

export const keptText =
  "Kept in your account, it fills in the form and the evidence list of a service that matches. You can delete it there.";

type KeepCheckFormProps = { check: CheckId; result: string; variant?: "action" };

/** Every visitor gets the same page, so it has no token: the account's page asks who sends it. */
export function KeepCheckForm({ check, result, variant }: KeepCheckFormProps) {
  return (
    <form method="post" action={href("/account/self-checks")}>
      <input type="hidden" name="intent" value="keep" />
      <input type="hidden" name="check" value={check} />
      <input type="hidden" name="result" value={result} />
      <Button type="submit" variant={variant}>
        Keep in my account
      </Button>
    </form>
  );
}
