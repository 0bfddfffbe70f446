import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";

import styles from "#app/checkout/buy-controls.module.css";
import { opensPayment } from "#app/checkout/opens-payment.ts";
import type { BuyData, BuyResult } from "#app/checkout/purchase-box-data.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Icon } from "#app/ui/icons.tsx";

type BuyControlsProps = { buy: BuyData; priced: boolean; formToken: string; quoteId: string | undefined };

/** Buy Now, Add to Cart, and what comes of them. Visitors see Log In To Pay instead. */
export function BuyControls({ buy, priced, formToken, quoteId }: BuyControlsProps) {
  const busy = useNavigation().state !== "idle";
  if (!buy.signedIn) {
    return (
      <LinkButton variant="action" size="large" wide to={buy.logInHref}>
        Log In To Pay
      </LinkButton>
    );
  }
  const hidden = <HiddenFields buy={buy} formToken={formToken} quoteId={quoteId} />;
  return (
    <div className={styles.controls}>
      <NextStep buy={buy} busy={busy} />
      {buy.createGroupHref === null && <CartStep buy={buy} busy={busy} priced={priced} hidden={hidden} />}
      <Result
        key={buy.result?.kind === "failed" ? buy.result.attempt : ""}
        result={buy.result}
        hidden={hidden}
        closedHref={buy.closedHref}
      />
    </div>
  );
}

function NextStep({ buy, busy }: { buy: BuyData; busy: boolean }) {
  const [to, words] = buy.createGroupHref ? [buy.createGroupHref, "Create Group"] : [buy.payHref, "Buy Now"];
  return (
    <LinkButton
      {...opensPayment}
      variant="action"
      size="large"
      wide
      to={to}
      preventScrollReset
      aria-disabled={busy || undefined}
    >
      {words}
    </LinkButton>
  );
}

function CartStep({
  buy,
  busy,
  priced,
  hidden,
}: {
  buy: BuyData;
  busy: boolean;
  priced: boolean;
  hidden: ReactNode;
}) {
  if (buy.cart.holdsThis) {
    return (
      <LinkButton size="large" wide to="/service/cart" icon={<Icon name="cart" />}>
        Go to Cart <Badge tone="harbour">{buy.cart.count}</Badge>
      </LinkButton>
    );
  }
  return (
    <Form method="post" preventScrollReset>
      {hidden}
      <Button
        type="submit"
        name="intent"
        value="add_to_cart"
        size="large"
        wide
        pending={busy && priced}
        icon={<Icon name="cart" />}
      >
        Add to Cart
      </Button>
    </Form>
  );
}

function HiddenFields({
  buy,
  formToken,
  quoteId,
}: {
  buy: BuyData;
  formToken: string;
  quoteId: string | undefined;
}) {
  return (
    <>
      <input type="hidden" name="csrfmiddlewaretoken" value={formToken} />
      {quoteId && <input type="hidden" name="quote_id" value={quoteId} />}
      {buy.choices.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}

type ResultProps = { result: BuyResult | null; hidden: ReactNode; closedHref: string };

/** Its room is kept, so that a message coming and going moves nothing. A failure leaves after three seconds. */
function Result({ result, hidden, closedHref }: ResultProps) {
  return (
    <div className={styles.result} role="status">
      {result?.kind === "added" && (
        <p className={styles.added}>
          <Icon name="check" /> Item added to cart.
        </p>
      )}
      {result?.kind === "failed" && (
        <p className={styles.failed}>
          <Icon name="danger" /> {result.message}
        </p>
      )}
      {result?.kind === "clash" && (
        <ClashDialog message={result.message} hidden={hidden} closedHref={closedHref} />
      )}
    </div>
  );
}

type ClashDialogProps = { message: string; hidden: ReactNode; closedHref: string };

function ClashDialog({ message, hidden, closedHref }: ClashDialogProps) {
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
          <Form method="post" preventScrollReset>
            {hidden}
            <Button type="submit" name="intent" value="empty_and_add" variant="danger">
              Empty Cart
            </Button>
          </Form>
        </>
      }
    >
      <p>{message}</p>
    </Dialog>
  );
}
