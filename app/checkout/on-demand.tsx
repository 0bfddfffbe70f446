import { type ComponentProps, lazy, Suspense } from "react";

import type { PaymentDialog } from "#app/checkout/payment-dialog.tsx";
import type { PurchaseBox } from "#app/checkout/purchase-box.tsx";
import { Bone } from "#app/ui/skeleton.tsx";

/*
 * Buying is a third of our own script, and many pages sell nothing: in the browser it comes by itself, when it is
 * first drawn. The server has it at hand, so that it can be read and used before its script is there, or without it.
 */
const Box = import.meta.env.SSR
  ? (await import("#app/checkout/purchase-box.tsx")).PurchaseBox
  : lazy(async () => ({ default: (await import("#app/checkout/purchase-box.tsx")).PurchaseBox }));
const Payment = import.meta.env.SSR
  ? (await import("#app/checkout/payment-dialog.tsx")).PaymentDialog
  : lazy(async () => ({ default: (await import("#app/checkout/payment-dialog.tsx")).PaymentDialog }));

export function PurchaseBoxOnDemand(props: ComponentProps<typeof PurchaseBox>) {
  return (
    <Suspense fallback={<Bone shape="block" />}>
      <Box {...props} />
    </Suspense>
  );
}

export function PaymentDialogOnDemand(props: ComponentProps<typeof PaymentDialog>) {
  return (
    <Suspense fallback={null}>
      <Payment {...props} />
    </Suspense>
  );
}
