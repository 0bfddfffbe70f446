import { useLocation } from "react-router";

import {
  boxFields,
  type BoxIntent,
  boxIntents,
  passingFields,
} from "#app/checkout/purchase-box/purchase-box-data.ts";
import { useNavigation } from "#app/forms/use-navigation.tsx";

export type BoxNavigation = {
  repricing: boolean;
  pressed: BoxIntent | null;
};

export function useBoxNavigation(): BoxNavigation {
  const { pathname, search } = useLocation();
  const { state, formAction, formData, location } = useNavigation();
  if (state === "idle") return { repricing: false, pressed: null };
  const intent = formAction?.startsWith(pathname) ? formData?.get(boxFields.intent) : undefined;
  const pressed = boxIntents.find((one) => one === intent) ?? null;
  if (pressed !== null && pressed !== "show") return { repricing: false, pressed };
  const elsewhere = location.pathname !== pathname;
  if (elsewhere) return { repricing: formAction?.startsWith("/currency") ?? false, pressed: null };
  return {
    repricing: pressed === "show" || whatIsPriced(location.search) !== whatIsPriced(search),
    pressed: null,
  };
}

function whatIsPriced(search: string): string {
  const fields = new URLSearchParams(search);
  for (const name of passingFields) fields.delete(name);
  fields.sort();
  return String(fields);
}
