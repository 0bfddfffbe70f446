import { type ComponentProps, lazy, Suspense } from "react";

import type { PaymentDialog } from "#app/checkout/pay/payment-dialog.tsx";
import { loadPart } from "#app/ui/loading/load-part.ts";
import { SlowPart } from "#app/ui/loading/slow-part.tsx";

/** Few visitors pay, so browsers load it on demand; the server has it at once, for pages without scripts. */
const Payment = import.meta.env.SSR
  ? (await import("#app/checkout/pay/payment-dialog.tsx")).PaymentDialog
  : lazy(async () => {
      const { PaymentDialog } = await loadPart(() => import("#app/checkout/pay/payment-dialog.tsx"));
      return { default: PaymentDialog };
    });

export function PaymentDialogOnDemand(props: ComponentProps<typeof PaymentDialog>) {
  return (
    <Suspense fallback={<SlowPart />}>
      <Payment {...props} />
    </Suspense>
  );
}
