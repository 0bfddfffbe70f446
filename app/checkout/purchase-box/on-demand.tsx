import { type ComponentProps, lazy, Suspense } from "react";

import type { PaymentDialog } from "#app/checkout/pay/payment-dialog.tsx";
import { loadPart } from "#app/ui/loading/load-part.ts";
import { SlowPart } from "#app/ui/loading/slow-part.tsx";

/*
 * Few who read a page pay on it: in the browser the dialog comes by itself, when it is first drawn. The server has it
 * at hand, so that it can be read and used before its script is there, or without it.
 */
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
