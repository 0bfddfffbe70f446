import type { ComponentProps } from "react";

import { boxFields, type BoxIntent, type BuyResult } from "#app/checkout/purchase-box/purchase-box-data.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";

type ClashDialogProps = {
  clash: Extract<BuyResult, { kind: "clash" }>;
  pressing: (intent: BoxIntent) => ComponentProps<typeof Button>;
  closedHref: string;
};

/** One cart has one currency: this is added in the cart's, or the cart is emptied. */
export function ClashDialog({ clash: { message, inCart }, pressing, closedHref }: ClashDialogProps) {
  return (
    <Dialog
      open
      dismissable={false}
      size="small"
      heading="One currency at a time"
      onClose={() => {}}
      actions={
        <>
          <LinkButton to={closedHref} replace preventScrollReset>
            Cancel
          </LinkButton>
          <Button variant={inCart ? "plain" : "danger"} {...pressing("empty_and_add")}>
            Empty Cart
          </Button>
          {inCart && (
            <Button variant="action" {...pressing("add_as_cart")}>
              Add in {inCart.currency}
            </Button>
          )}
        </>
      }
    >
      <p>{message}</p>
      {inCart && (
        <p>
          In {inCart.currency}, like the rest of your cart, this costs <strong>{inCart.price}</strong>.
          <input type="hidden" name={boxFields.seenAsCart} value={inCart.seen} />
        </p>
      )}
    </Dialog>
  );
}
