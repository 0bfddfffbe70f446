import styles from "#app/checkout/purchase-box/buy-controls.module.css";
import { opensPayment } from "#app/checkout/pay/opens-payment.ts";
import {
  boxFields,
  type BoxIntent,
  type BuyData,
  type BuyResult,
} from "#app/checkout/purchase-box/purchase-box-data.ts";
import type { BoxNavigation } from "#app/checkout/purchase-box/use-box-navigation.tsx";
import { ClashDialogOnDemand } from "#app/checkout/purchase-box/clash-dialog-on-demand.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icons.tsx";

type ControlsProps = { buy: BuyData; waiting: BoxNavigation };

/** Visitors see Log In To Pay. Each button sends the form with the choices around it. */
export function BuyControls({ buy, waiting }: ControlsProps) {
  if (!buy.signedIn) {
    return (
      <Button variant="action" size="large" wide {...pressing("log_in", waiting)}>
        Log In To Pay
      </Button>
    );
  }
  return (
    <div className="stack-3">
      <Button
        {...opensPayment}
        variant="action"
        size="large"
        wide
        {...pressing(buy.createsGroup ? "create_group" : "buy", waiting)}
      >
        {buy.createsGroup ? "Create Group" : "Buy Now"}
      </Button>
      {!buy.createsGroup && <CartStep buy={buy} waiting={waiting} />}
      <Result
        key={buy.result?.kind === "failed" ? buy.result.attempt : ""}
        result={buy.result}
        waiting={waiting}
        closedHref={buy.closedHref}
      />
    </div>
  );
}

function pressing(intent: BoxIntent, { repricing, pressed }: BoxNavigation) {
  const waits = repricing || (pressed !== null && pressed !== intent);
  return {
    type: "submit" as const,
    name: boxFields.intent,
    value: intent,
    pending: pressed === intent,
    "aria-disabled": waits || undefined,
  };
}

function CartStep({ buy, waiting }: ControlsProps) {
  if (buy.cart.holdsThis) {
    return (
      <LinkButton size="large" wide to="/service/cart" icon={<Icon name="cart" />}>
        Go to Cart <Badge tone="harbour">{buy.cart.count}</Badge>
      </LinkButton>
    );
  }
  return (
    <Button size="large" wide icon={<Icon name="cart" />} {...pressing("add_to_cart", waiting)}>
      Add to Cart
    </Button>
  );
}

type ResultProps = { result: BuyResult | null; waiting: BoxNavigation; closedHref: string };

/** Reserves room, so messages move nothing. A failure disappears after three seconds. */
function Result({ result, waiting, closedHref }: ResultProps) {
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
        <ClashDialogOnDemand
          message={result.message}
          pressing={pressing("empty_and_add", waiting)}
          closedHref={closedHref}
        />
      )}
    </div>
  );
}
