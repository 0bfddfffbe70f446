import { premiumVisaNamed } from "#app/catalog/premium-visa-names.ts";

/** Where a widget may move: the breakpoints of spec section 2, and the end of the summary bar. */
const widthSteps = [0, 480, 720, 768, 1024] as const;

type WidthStep = (typeof widthSteps)[number];

/** Bars are tallest on the narrowest windows, where their text wraps. */
export type Stand = "foot" | "over-bar" | "over-bars" | "over-tall-bars" | "over-folded-bars";

type Stands = Record<WidthStep, Stand>;

export type Widgets = {
  messaging: Stands | null;
  chatModal: boolean;
  assistant: boolean;
  liveChat: boolean;
};

/** The only place that decides this. */
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

/** Foreign scripts must not run beside sensitive input, not even ones already loaded. */
export function forbidsForeignScripts(path: string): boolean {
  const address = path.replace(/\/+$/, "");
  return isPaymentPage.test(address) || isDesk.test(address) || holdsSecrets.test(address);
}

export function positionAt({ messaging }: Widgets, widthPx: number): Stand | null {
  const step = widthSteps.findLast((from) => from <= widthPx) ?? 0;
  return messaging && messaging[step];
}

/** Nothing may distract from paying, and no foreign script runs. */
const isPaymentPage = /^\/(?:service\/(?:pay|purchase)|payment|payment_link)(?:\/|$)/i;

/** Staff answer the chat, and their pages show customer data. */
const isDesk = /^\/staff(?:\/|$)/i;

const holdsSecrets =
  /^\/account\/(?:login|register|second-factor|security|forgotten-password|reset-password|change-email|delete)(?:\/|$)/i;

const none: Widgets = { messaging: null, chatModal: false, assistant: false, liveChat: false };

const elsewhere = from("foot", "foot", "foot", "foot", "foot");

/** The summary bar covers the foot until the box moves beside the text. */
const onServices = from("over-bar", "over-bar", "over-bar", "over-bar", "foot");

/** Visas also have the eligibility bar, at every width. */
const onVisas = from("over-folded-bars", "over-tall-bars", "over-tall-bars", "over-bars", "over-bar");

function from(...stands: [Stand, Stand, Stand, Stand, Stand]): Stands {
  return Object.fromEntries(widthSteps.map((step, at) => [step, stands[at]])) as Stands;
}

function lastSegment(address: string): string {
  return address.slice(address.lastIndexOf("/") + 1);
}
