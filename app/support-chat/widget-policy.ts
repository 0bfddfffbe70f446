import { premiumVisaNamed } from "#app/catalog/premium-visa-names.ts";

/** From these widths on a widget may stand elsewhere: the three of spec section 2, and where the summary bar ends. */
const widthSteps = [0, 480, 720, 768, 1024] as const;

type WidthStep = (typeof widthSteps)[number];

/**
 * How high the messaging widget stands: at the foot of the window, or above what is fixed there. Bars are at their
 * tallest on the narrowest windows, where their words fold.
 */
export type Stand = "foot" | "over-bar" | "over-bars" | "over-tall-bars" | "over-folded-bars";

type Stands = Record<WidthStep, Stand>;

export type Widgets = {
  /** The floating link to the support number: where it stands from each width on; null where it is not shown. */
  messaging: Stands | null;
  chatModal: boolean;
  assistant: boolean;
  liveChat: boolean;
};

/** Which chat widgets a page shows. The one place that decides; a slash at the path's end makes no difference. */
export function widgetsOn(path: string): Widgets {
  const address = path.replace(/\/+$/, "");
  if (isPaymentPage.test(address) || isDesk.test(address)) return none;
  const slug = /^\/service\/premium\/([^/]+)$/.exec(address)?.[1] ?? null;
  const isVisa = slug !== null && premiumVisaNamed(slug) !== null;
  return {
    messaging: isVisa ? onVisas : slug === null ? elsewhere : onServices,
    chatModal: !isVisa,
    assistant: !isVisa,
    liveChat: !holdsSecrets.test(address) && (premiumVisaNamed(lastSegment(address))?.liveChat ?? true),
  };
}

/** Whether no script of others may run beside what is typed or shown on a page, not even one that runs already. */
export function keepsOthersOut(path: string): boolean {
  const address = path.replace(/\/+$/, "");
  return isPaymentPage.test(address) || isDesk.test(address) || holdsSecrets.test(address);
}

/** Where the messaging widget stands on a page, in a window so many pixels wide; null where it is not shown. */
export function standAt({ messaging }: Widgets, widthPx: number): Stand | null {
  const step = widthSteps.findLast((from) => from <= widthPx) ?? 0;
  return messaging && messaging[step];
}

/** Where somebody pays, nothing stands in the way and no script of others runs. */
const isPaymentPage = /^\/(?:service\/(?:pay|purchase)|payment|payment_link)(?:\/|$)/i;

/** Whoever works at the desk is who would answer, and what stands there is customers'. */
const isDesk = /^\/staff(?:\/|$)/i;

/** Where passwords and codes are typed, and recovery codes and keys shown. */
const holdsSecrets =
  /^\/account\/(?:login|register|second-factor|security|forgotten-password|reset-password|change-email|delete)(?:\/|$)/i;

const none: Widgets = { messaging: null, chatModal: false, assistant: false, liveChat: false };

const elsewhere = from("foot", "foot", "foot", "foot", "foot");

/** A service's page has its summary bar at the foot until its box stands beside the words. */
const onServices = from("over-bar", "over-bar", "over-bar", "over-bar", "foot");

/** A visa's page may also have the bar of the eligibility check there, at every width. */
const onVisas = from("over-folded-bars", "over-tall-bars", "over-tall-bars", "over-bars", "over-bar");

function from(...stands: [Stand, Stand, Stand, Stand, Stand]): Stands {
  return Object.fromEntries(widthSteps.map((step, at) => [step, stands[at]])) as Stands;
}

function lastSegment(address: string): string {
  return address.slice(address.lastIndexOf("/") + 1);
}
