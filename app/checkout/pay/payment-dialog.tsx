import { useEffect, useState } from "react";
import { useNavigate } from "react-router";

import { PayForm } from "#app/checkout/pay/pay-form.tsx";
import { opener } from "#app/checkout/pay/opens-payment.ts";
import type { PaymentDialogData } from "#app/checkout/pay/payment-dialog-data.ts";
import styles from "#app/checkout/pay/payment-dialog.module.css";
import { formatMoney } from "#app/money/format.ts";
import { Alert } from "#app/ui/alert.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Figure } from "#app/ui/figure.tsx";

export function PaymentDialog({ data }: { data: PaymentDialogData }) {
  const navigate = useNavigate();
  // A gateway's window lies on the page, which a modal dialog would keep from being used.
  const [windowOpen, setWindowOpen] = useState(false);
  useFocusGivenBack();
  return (
    <Dialog
      open
      modal={!windowOpen}
      heading="Payment"
      onClose={() => void navigate(data.closeHref, { replace: true, preventScrollReset: true })}
      closedHref={data.closeHref}
    >
      <div className="stack-5">
        <WhatIsBought data={data} />
        {data.priceNote && <Alert tone="warning">{data.priceNote}</Alert>}
        <PayForm data={data} onWindow={setWindowOpen} />
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

function WhatIsBought({ data }: { data: PaymentDialogData }) {
  const { currency } = data.view.quote;
  return (
    <ul className={`plain-list stack-3 ${styles.what}`}>
      {data.what.map((item, index) => (
        <li key={index}>
          <span>
            {item.heading}
            {item.text && <span className={`note ${styles.words}`}>{item.text}</span>}
          </span>
          <Figure>{formatMoney(item.price, currency)}</Figure>
        </li>
      ))}
    </ul>
  );
}
