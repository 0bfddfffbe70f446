import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";

import { PayButtons, PayForm } from "#app/checkout/pay/pay-form.tsx";
import { usePayForm } from "#app/checkout/pay/use-pay-form.tsx";
import { WhatIsBought } from "#app/checkout/pay/what-is-bought.tsx";
import { opener } from "#app/checkout/pay/opens-payment.ts";
import type { PaymentDialogData } from "#app/checkout/pay/payment-dialog-data.ts";
import { Alert } from "#app/ui/alert.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";

export function PaymentDialog({ data }: { data: PaymentDialogData }) {
  const navigate = useNavigate();
  // A gateway's window lies on the page, which a modal dialog would keep from being used.
  const [windowOpen, setWindowOpen] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const used = usePayForm(data, form, setWindowOpen);
  const hasButtons = data.view.walletOnly !== null || data.offer !== null || data.askHref !== null;
  useFocusGivenBack();
  return (
    <Dialog
      open
      modal={!windowOpen}
      heading="Payment"
      onClose={() => void navigate(data.closeHref, { replace: true, preventScrollReset: true })}
      closedHref={data.closeHref}
      actions={hasButtons && <PayButtons data={data} used={used} />}
    >
      <div className="stack-5">
        <WhatIsBought what={data.what} currency={data.view.quote.currency} />
        {data.priceNote && <Alert tone="warning">{data.priceNote}</Alert>}
        <PayForm data={data} used={used} formRef={form} />
        <noscript>
          <LinkButton to={data.closeHref}>Back</LinkButton>
        </noscript>
      </div>
    </Dialog>
  );
}

/** A dialog opened by the address has no button to return the focus to. */
function useFocusGivenBack(): void {
  useEffect(
    () => () => {
      if (document.activeElement !== document.body && document.activeElement !== null) return;
      document.querySelector<HTMLElement>(opener)?.focus({ preventScroll: true });
    },
    [],
  );
}
