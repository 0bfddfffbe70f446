import { minorUnitOf } from "#app/money/minor-unit.ts";
import { type Currency, noCurrencyCode, type ShownCurrency } from "#app/money/currency.ts";

/**
 * Only signs that mean one currency; the rest show their code. Not from `Intl`: it differs between server and
 * browser.
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

/** Hundredths to `₹1,00,097.99`, `¥4,570`, `AWG 80.60`. */
export function formatMoney(amount: bigint, currency: ShownCurrency): string {
  if (currency === noCurrencyCode) return widthFor(formatAmount(amount, "USD"));
  const sign = signs[currency] ?? `${currency}${noBreakSpace}`;
  const minus = amount < 0n ? minusSign : "";
  return `${minus}${sign}${formatAmount(amount < 0n ? -amount : amount, currency)}`;
}

/** As wide as the amount with its sign; blank, because the currency is not known yet. */
function widthFor(figure: string): string {
  return noBreakSpace.repeat(2 * (figure.length + 1));
}

export function formatAmount(amount: bigint, currency: Currency): string {
  if (amount < 0n) return `${minusSign}${formatAmount(-amount, currency)}`;
  const whole = groupDigits(String(amount / 100n), currency);
  const hundredths = amount % 100n;
  const needsDecimals = minorUnitOf(currency) === 1n || hundredths > 0n;
  return needsDecimals ? `${whole}.${String(hundredths).padStart(2, "0")}` : whole;
}

/** Thousands; for Indian rupees lakhs and crores. */
function groupDigits(digits: string, currency: Currency): string {
  const boundary = currency === "INR" ? /\B(?=(?:\d{2})*\d{3}$)/g : /\B(?=(?:\d{3})+$)/g;
  return digits.replace(boundary, ",");
}
