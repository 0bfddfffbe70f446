import type { Figures } from "#tests/chaos/figures.ts";

/** Endings that a full run must meet, by heading. */
const endings: Record<string, readonly RegExp[]> = {
  "What customers saw": [
    /^purchase, plain: paid/,
    /^purchase, pressed_twice: paid/,
    /^purchase, two_tabs: .*paid/,
    /^purchase, changed_mind: .*paid/,
    /^purchase, declined_then_paid: paid/,
    /^purchase, declined: not paid/,
    /^purchase, cancelled: not paid/,
    /^purchase, cancelled_then_paid: paid/,
    /^purchase, left: left/,
    /^purchase, late: left/,
    /^purchase, days_late: left/,
    /^purchase, paid_twice: paid/,
    /^purchase, wallet: paid by wallet/,
    /^top_up: arrived/,
    /^link, nothing: /,
    /^link, customer_pays: /,
    /^link, taken_back: /,
    /^shares: .*paid/,
    /^convert: converted/,
    /^refund: refunded$/,
    /^refund: refunded in part/,
    /^send_back: sent back/,
    /^half_hour_later: passed/,
    /^rate: in_force/,
    /^rate: waits/,
    /^decide_rates: accepted/,
    /^decide_rates: refused them/,
    /^price: changed/,
    /^adjust: credit$/,
    /^adjust: credit by two/,
    /^adjust: debit/,
    /^adjust: declined/,
    /^cancel: agreed/,
    /^cancel: declined/,
    /^delete: deleted/,
    /^leaver: left$/,
    /^leaver: left, and paid/,
    /^overdo: refused as too_many, without a trace/,
    /^overdo: refused as too_many_open, without a trace/,
  ],
  "Paid late": [
    /^within the day, the price risen: the order/,
    /^within the day, the price no higher: the order/,
    /^days late, the price risen: left over/,
    /^days late, the price no higher: the order/,
  ],
  "Paid orders": [
    /^with the wallet/,
    /^wholly by the wallet/,
    /^with a coupon/,
    /^from the cart/,
    /^with the counselling fee taken off/,
    /^by a link/,
    /^a share of a research group/,
  ],
  "Captured money became": [
    /^order$/,
    /^top_up/,
    /^credited/,
    /^to_refund/,
    /^(credited|to_refund), a second payment/,
  ],
};

export function neverMet(figures: Figures): string[] {
  return Object.entries(endings).flatMap(([heading, wanted]) => {
    const met = Object.keys(figures[heading] ?? {}).filter((name) => figures[heading]![name]! > 0);
    return wanted
      .filter((ending) => !met.some((name) => ending.test(name)))
      .map((ending) => `Nothing under "${heading}" is as ${ending}.`);
  });
}
