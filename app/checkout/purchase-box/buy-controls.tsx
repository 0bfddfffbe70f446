import type { ComponentProps } from "react";

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
  const pay = <PayButton size="large" wide buy={buy} waiting={waiting} />;
  if (!buy.signedIn) return pay;
  return (
    <div className="stack-3">
      {pay}
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

type PayButtonProps = {
  buy: Pick<BuyData, "signedIn" | "createsGroup">;
  waiting: BoxNavigation;
} & Pick<ComponentProps<typeof Button>, "size" | "wide" | "form">;

/** The next step: also at the foot of a phone, which names the form it sends. */
export function PayButton({ buy, waiting, ...look }: PayButtonProps) {
  const [intent, label] = nextStep(buy);
  return (
    <Button {...look} {...opensPayment} variant="action" {...pressing(intent, waiting)}>
      {label}
    </Button>
  );
}

function nextStep({ signedIn, createsGroup }: PayButtonProps["buy"]): [BoxIntent, string] {
  if (!signedIn) return ["log_in", "Log In To Pay"];
  return createsGroup ? ["create_group", "Create Group"] : ["buy", "Buy Now"];
}

/** Pressed at the foot of a phone, the answer may stand outside of what is seen. */
export function bringIntoView(answer: HTMLElement | null): void {
  answer?.scrollIntoView({ block: "nearest" });
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
        <p className={styles.failed} ref={bringIntoView}>
          <Icon name="danger" /> {result.message}
        </p>
      )}
      {result?.kind === "clash" && (
        <ClashDialogOnDemand
          clash={result}
          pressing={(intent) => pressing(intent, waiting)}
          closedHref={closedHref}
        />
      )}
    </div>
  );
}
