import {
  type FormEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";

import { BillingFields } from "#app/checkout/billing-fields.tsx";
import { PayProblem } from "#app/checkout/pay/pay-problem.tsx";
import type { PaymentDialogData } from "#app/checkout/pay/payment-dialog-data.ts";
import styles from "#app/checkout/pay/payment-dialog.module.css";
import type { PaymentSplit } from "#app/checkout/pay/payment-split.ts";
import type { PayFailure } from "#app/checkout/pay/purchase-problem.ts";
import { startInWindow, type WindowAt } from "#app/checkout/pay/pay-in-window.ts";
import { PriceBreakdown } from "#app/checkout/pay/price-breakdown.tsx";
import { TermsLine } from "#app/checkout/pay/terms-line.tsx";
import { useWindowScript } from "#app/checkout/pay/use-window-script.tsx";
import { PaymentMethodChoice } from "#app/checkout/pay/payment-method-choice.tsx";
import {
  hrefOfWay,
  isSameWay,
  showWay,
  wayDrawn,
  wayFields,
  wayShown,
  withWay,
  writeWay,
} from "#app/checkout/pay/payment-method.ts";
import type { GatewayName } from "#app/payments/gateways/gateway-registry.ts";
import { formatMoney } from "#app/money/format.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { usePendingUntilRestored } from "#app/ui/loading/pending-until-restored.tsx";

type PayFormProps = {
  data: PaymentDialogData;
  /** Told when a gateway's window opens on the page, and when it is gone. */
  onWindow: (open: boolean) => void;
};

/** Posts exactly what it shows. Scripts take over only for a gateway's window. */
export function PayForm({ data, onWindow }: PayFormProps) {
  const { view, offer } = data;
  const split = view.walletOnly ?? offer?.split;
  const form = useRef<HTMLFormElement>(null);
  const { changing, follow } = useWayShown(data, form);
  const paying = usePaying(data, onWindow);
  return (
    <form
      ref={form}
      method="post"
      action="/service/purchase/"
      className="stack-5"
      onChange={follow}
      onSubmit={(event) => void paying.submit(event)}
    >
      {data.fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="way_shown" value={writeWay(wayDrawn(data))} />
      <PaymentMethodChoice view={view} offer={offer} />
      {view.walletProblem && <Alert tone="danger">{view.walletProblem}</Alert>}
      {split && (
        <PriceBreakdown
          price={view.quote.price}
          currency={view.quote.currency}
          split={split}
          pending={changing}
        />
      )}
      <BillingFields billing={data.billing} countries={data.countries} />
      <div className="stack-3">
        <PayProblem {...paying.problem} data={data} />
        {split ? (
          <>
            <Button type="submit" variant="action" size="large" wide pending={paying.busy || changing}>
              Pay {formatMoney(split.charged === 0n ? view.quote.price : split.charged, view.quote.currency)}
            </Button>
            <p className={styles.small}>{whatIsCharged(split)}</p>
          </>
        ) : (
          <Alert tone="warning">
            Online payment in {view.quote.currency} is not available at the moment.
          </Alert>
        )}
        <TermsLine />
      </div>
      {data.askHref && (
        <p>
          <Button
            type="submit"
            name="intent"
            value="ask"
            formAction={data.askHref}
            variant="quiet"
            size="small"
          >
            Ask someone else to pay
          </Button>
        </p>
      )}
    </form>
  );
}

/** A new payment method needs new figures; nothing is paid before they arrive. */
function useWayShown(data: PaymentDialogData, form: RefObject<HTMLFormElement | null>) {
  const navigate = useNavigate();
  const changing = useNavigation().state === "loading";
  const drawn = wayDrawn(data);

  function ask() {
    if (!form.current) return;
    const shown = wayShown(form.current, drawn);
    if (isSameWay(shown, drawn) && !changing) return;
    void navigate(hrefOfWay(data, shown), { replace: true, preventScrollReset: true });
  }

  // Chosen before scripts loaded, or restored by the browser.
  const askAtFirst = useEffectEvent(ask);
  useEffect(() => askAtFirst(), []);

  // The address may offer another method than the form shows. Update the form at once: later choices are the
  // customer's.
  const first = useRef(data);
  const showDrawn = useEffectEvent(() => form.current && showWay(form.current, drawn));
  useLayoutEffect(() => {
    if (first.current !== data) showDrawn();
  }, [data]);

  return {
    changing,
    follow: (event: FormEvent) => {
      const { name } = event.target as HTMLInputElement;
      if (name === wayFields.gateway || name === wayFields.wallet) ask();
    },
  };
}

function usePaying(data: PaymentDialogData, onWindow: (open: boolean) => void) {
  const way = writeWay(wayDrawn(data));
  const script = useWindowScript(windowAt(data, data.offer?.gateway ?? null));
  const [leaving, setLeaving] = usePendingUntilRestored();
  // Before the first attempt here, the address holds the problem.
  const [tried, setTried] = useState<{ way: string; failure: PayFailure | null } | null>(null);
  const showNewPrice = useNewPrice(data);

  async function submit(event: FormEvent<HTMLFormElement>) {
    const pressed = (event.nativeEvent as SubmitEvent).submitter;
    if (pressed?.hasAttribute("formaction") || pressed?.getAttribute("name") === "intent") return;
    setLeaving(true);
    setTried({ way, failure: null });
    const form = event.currentTarget;
    const shown = wayShown(form, wayDrawn(data));
    const at = windowAt(data, shown.gateway);
    if (!at) return;
    event.preventDefault();
    onWindow(true);
    const fields = new FormData(form);
    const failure = await startInWindow(fields, "/service/start_payment/", at, data.payer);
    onWindow(false);
    // Paid: the browser is leaving.
    if (!failure) return;
    setLeaving(false);
    if (failure.code === "price_changed") showNewPrice(form);
    setTried(failure.code === "price_changed" ? null : { way, failure });
  }

  function loadAgain() {
    setTried({ way, failure: null });
    script.loadAgain();
  }

  const here = tried?.way === way ? tried : null;
  const failed = here ? here.failure : data.problem;
  return {
    busy: leaving,
    submit,
    problem: {
      failure: failed ?? (script.blocked ? { code: "script_blocked" } : null),
      tone: failed ? ("danger" as const) : ("warning" as const),
      onLoadAgain: script.blocked ? loadAgain : null,
    },
  };
}

/** Null if the gateway has none or the wallet pays it all. */
function windowAt({ view, windowScripts }: PaymentDialogData, gateway: GatewayName | null): WindowAt | null {
  const scriptUrl = gateway && windowScripts[gateway];
  return view.walletOnly || !gateway || !scriptUrl ? null : { gateway, scriptUrl };
}

/** Drops the quote that fixed the old price, as the server does for a plain form. */
function useNewPrice(data: PaymentDialogData): (form: HTMLFormElement) => void {
  const navigate = useNavigate();
  const { search } = useLocation();
  return (form) => {
    const query = new URLSearchParams(search);
    const drawn = wayDrawn(data);
    const shown = wayShown(form, drawn);
    query.set("problem", isSameWay(shown, drawn) ? "price_changed" : "way_changed");
    query.delete("quote");
    const href = withWay(`/?${query}`, shown).slice(1);
    void navigate(href, { replace: true, preventScrollReset: true });
  };
}

function whatIsCharged({ charged, walletShare }: PaymentSplit): string {
  if (charged > 0n) return "You see the same amount on the payment page before anything is charged.";
  return walletShare > 0n
    ? "Paid in full from your wallet. Nothing else is charged."
    : "Nothing is left to pay.";
}
