import { minorUnitOf } from "#app/money/minor-unit.ts";
import { type Currency, noCurrencyCode, type ShownCurrency } from "#app/money/currency.ts";

/**
 * Signs that name one currency and no other. The rest are written by their code. This and the grouping
 * are our own because `Intl` differs between runtimes, and the server and the browser must agree.
 */
const signs: Readonly<Partial<Record<Currency, string>>> = {
  AUD: "A$",
  AZN: "₼",
  BRL: "R$",
  CAD: "CA$",
  CNY: "CN¥",
  CRC: "₡",
  EUR: "€",
  GBP: "£",
  HKD: "HK$",
  ILS: "₪",
  INR: "₹",
  JPY: "¥",
  KRW: "₩",
  KZT: "₸",
  LAK: "₭",
  MNT: "₮",
  MXN: "MX$",
  NGN: "₦",
  NZD: "NZ$",
  PHP: "₱",
  PYG: "₲",
  SGD: "S$",
  TRY: "₺",
  TWD: "NT$",
  UAH: "₴",
  USD: "$",
  VND: "₫",
  XCD: "EC$",
};

const noBreakSpace = "\u00A0";
const minusSign = "\u2212";

/** An amount in hundredths as people read it: `₹1,00,097.99`, `¥4,570`, `AWG 80.60`. */
export function formatMoney(amount: bigint, currency: ShownCurrency): string {
  if (currency === noCurrencyCode) return widthFor(formatAmount(amount, "USD"));
  const sign = signs[currency] ?? `${currency}${noBreakSpace}`;
  const minus = amount < 0n ? minusSign : "";
  return `${minus}${sign}${formatAmount(amount < 0n ? -amount : amount, currency)}`;
}

/** As wide as a figure with its sign, and without any: where the currency is not known yet, none is written. */
function widthFor(figure: string): string {
  return noBreakSpace.repeat(2 * (figure.length + 1));
}

/** The figure alone, without the currency: `1,00,097.99`. */
export function formatAmount(amount: bigint, currency: Currency): string {
  if (amount < 0n) return `${minusSign}${formatAmount(-amount, currency)}`;
  const whole = groupDigits(String(amount / 100n), currency);
  const hundredths = amount % 100n;
  const needsDecimals = minorUnitOf(currency) === 1n || hundredths > 0n;
  return needsDecimals ? `${whole}.${String(hundredths).padStart(2, "0")}` : whole;
}

/** Thousands, and for rupees of India lakhs and crores: the last three digits, then pairs. */
function groupDigits(digits: string, currency: Currency): string {
  const boundary = currency === "INR" ? /\B(?=(?:\d{2})*\d{3}$)/g : /\B(?=(?:\d{3})+$)/g;
  return digits.replace(boundary, ",");
}
