import {
  type FormEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { useLocation, useNavigate } from "react-router";

import type { PaymentDialogData } from "#app/checkout/pay/payment-dialog-data.ts";
import type { PayFailure } from "#app/checkout/pay/purchase-problem.ts";
import { startInWindow, type WindowAt } from "#app/checkout/pay/pay-in-window.ts";
import { useIsHere } from "#app/checkout/pay/use-is-here.tsx";
import { useWindowScript } from "#app/checkout/pay/use-window-script.tsx";
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
import { useNavigation } from "#app/forms/use-navigation.tsx";
import type { GatewayName } from "#app/payments/gateways/gateway-registry.ts";
import { usePendingUntilRestored } from "#app/ui/loading/pending-until-restored.tsx";

export type UsedPayForm = ReturnType<typeof usePayForm>;

/** `onWindow` is told when a gateway's window opens on the page, and when it is gone. */
export function usePayForm(
  data: PaymentDialogData,
  form: RefObject<HTMLFormElement | null>,
  onWindow: (open: boolean) => void,
) {
  const { changing, follow } = useWayShown(data, form);
  const { busy, submit, problem } = usePaying(data, onWindow);
  return { changing, follow, busy, submit, problem };
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
  const isStillWanted = useIsHere();

  async function submit(event: FormEvent<HTMLFormElement>) {
    // Without a line the press is held.
    if (event.defaultPrevented) return;
    const pressed = (event.nativeEvent as SubmitEvent).submitter;
    if (pressed?.hasAttribute("formaction") || pressed?.getAttribute("name") === "intent") return;
    setLeaving(true);
    setTried({ way, failure: null });
    const form = event.currentTarget;
    const shown = wayShown(form, wayDrawn(data));
    const at = windowAt(data, shown.gateway);
    if (!at) return;
    event.preventDefault();
    const fields = new FormData(form);
    const onOpen = () => flushSync(() => onWindow(true));
    const window = { ...at, onOpen, isStillWanted };
    const failure = await startInWindow(fields, "/service/start_payment/", window, data.payer);
    onWindow(false);
    // Paid: the browser is leaving.
    if (!failure) return;
    setLeaving(false);
    if (failure.code === "price_changed" && isStillWanted()) showNewPrice(form);
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
