import {
  type FormEvent,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useLocation, useSubmit } from "react-router";

import { formTokenField } from "#app/forms/sent-fields.ts";
import type { ChoiceField } from "#app/checkout/purchase-box/choice-fields.ts";
import { boxFields, type PurchaseBoxData } from "#app/checkout/purchase-box/purchase-box-data.ts";
import { useBoxNavigation } from "#app/checkout/purchase-box/use-box-navigation.tsx";

/** For one press only, or stored elsewhere. */
const notInAddress = new Set<string>([
  formTokenField,
  boxFields.intent,
  boxFields.purchaseId,
  boxFields.quoteId,
  boxFields.priceSeen,
  boxFields.seenAsCart,
  boxFields.currency,
  boxFields.country,
  boxFields.menuCurrency,
]);

/** Applied by a button only: text still being typed. */
const shownByButton = new Set<string>([boxFields.coupon, boxFields.country]);

/** Every button sends what the form shows. Scripts only reprice changes at once. */
export function useBoxForm(data: PurchaseBoxData) {
  const submit = useSubmit();
  const { pathname, search } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const { repricing, pressed } = useBoxNavigation();
  const [askedBy, setAskedBy] = useState<string | null>(null);

  function showPrice(element: HTMLFormElement, button: HTMLButtonElement | null) {
    setAskedBy(button?.dataset["asks"] ?? null);
    const fields = new FormData(element);
    const fromMenu = fields.get(boxFields.menuCurrency);
    if (button?.name === boxFields.byMenu && fromMenu) fields.set(boxFields.currency, fromMenu);
    const currency = fields.get(boxFields.currency);
    if ((currency !== null && currency !== data.currency) || fields.get(boxFields.country)) {
      fields.set(boxFields.intent, "show");
      void submit(fields, {
        method: "post",
        action: data.buy.closedHref,
        replace: true,
        preventScrollReset: true,
      });
      return;
    }
    const query = inAddress(fields);
    const named = new URLSearchParams(search).get(boxFields.currency);
    if (named !== null) query.set(boxFields.currency, named);
    void submit(query, { method: "get", action: pathname, replace: true, preventScrollReset: true });
  }

  useAgreement(form, data, repricing, showPrice);

  return {
    form,
    repricing,
    pressed,
    askedBy: repricing ? askedBy : null,
    onChange: (event: FormEvent<HTMLFormElement>) => {
      const changed = event.target as unknown as HTMLInputElement;
      if (shownByButton.has(changed.name) || !event.currentTarget.reportValidity()) return;
      showPrice(event.currentTarget, null);
    },
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      // Without a line the press is held.
      if (event.defaultPrevented) return;
      event.preventDefault();
      const button = (event.nativeEvent as globalThis.SubmitEvent).submitter as HTMLButtonElement | null;
      if (!button || button.value === "show" || button.name === boxFields.byMenu) {
        showPrice(event.currentTarget, button);
        return;
      }
      if (repricing || pressed !== null) return;
      const fields = new FormData(event.currentTarget, button);
      void submit(fields, { method: "post", action: data.buy.closedHref, preventScrollReset: true });
    },
  };
}

/** What the form shows is what is priced. */
function useAgreement(
  form: RefObject<HTMLFormElement | null>,
  data: PurchaseBoxData,
  repricing: boolean,
  showPrice: (element: HTMLFormElement, button: null) => void,
): void {
  const differing = (element: HTMLFormElement) =>
    data.fields.filter((field) => shownIn(element, field) !== pricedAs(field));
  // Choices made before scripts loaded, or restored on reload, are priced too.
  const priceWhatIsShown = useEffectEvent(() => {
    if (!form.current) return;
    const currency = new FormData(form.current).get(boxFields.currency) ?? data.currency;
    if (differing(form.current).length > 0 || currency !== data.currency) showPrice(form.current, null);
  });
  useEffect(() => priceWhatIsShown(), []);
  // Later the address decides, at once: what is chosen after it is newer.
  const first = useRef(data.fields);
  const showWhatIsPriced = useEffectEvent(() => {
    if (!form.current || repricing) return;
    for (const field of differing(form.current)) putBack(form.current, field);
  });
  useLayoutEffect(() => {
    if (first.current !== data.fields) showWhatIsPriced();
  }, [data.fields]);
}

function inAddress(fields: FormData): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of fields) {
    if (typeof value === "string" && value !== "" && !notInAddress.has(name)) query.append(name, value);
  }
  return query;
}

function shownIn(form: HTMLFormElement, { name }: ChoiceField): string {
  const shown = new FormData(form).get(name);
  return typeof shown === "string" ? shown : "";
}

function pricedAs(field: ChoiceField): string {
  return field.kind === "flag" ? (field.on ? "1" : "") : field.value;
}

/** Except a field being typed in. */
function putBack(form: HTMLFormElement, field: ChoiceField): void {
  const element = form.elements.namedItem(field.name);
  if (element === document.activeElement) return;
  if (element instanceof HTMLSelectElement) element.value = pricedAs(field);
  if (!(element instanceof HTMLInputElement)) return;
  if (field.kind === "flag") element.checked = field.on;
  else element.value = field.value;
}
