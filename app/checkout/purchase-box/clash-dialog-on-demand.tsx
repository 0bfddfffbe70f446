import { type ComponentProps, lazy, Suspense } from "react";

import type { ClashDialog } from "#app/checkout/purchase-box/clash-dialog.tsx";
import { loadPart } from "#app/ui/loading/load-part.ts";
import { SlowPart } from "#app/ui/loading/slow-part.tsx";

/** Few carts hold another currency, so browsers load it on demand; the server has it at once. */
const Clash = import.meta.env.SSR
  ? (await import("#app/checkout/purchase-box/clash-dialog.tsx")).ClashDialog
  : lazy(async () => {
      const part = await loadPart(() => import("#app/checkout/purchase-box/clash-dialog.tsx"));
      return { default: part.ClashDialog };
    });

export function ClashDialogOnDemand(props: ComponentProps<typeof ClashDialog>) {
  return (
    <Suspense fallback={<SlowPart />}>
      <Clash {...props} />
    </Suspense>
  );
}
