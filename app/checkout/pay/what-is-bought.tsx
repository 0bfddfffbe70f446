import styles from "#app/checkout/pay/payment-dialog.module.css";
import type { BoughtItem } from "#app/checkout/pay/payment-dialog-data.ts";
import type { Currency } from "#app/money/currency.ts";
import { formatMoney } from "#app/money/format.ts";
import { Figure } from "#app/ui/figure.tsx";

export function WhatIsBought({ what, currency }: { what: readonly BoughtItem[]; currency: Currency }) {
  return (
    <ul className={`plain-list stack-3 ${styles.what}`}>
      {what.map((item, index) => (
        <li key={index}>
          <span>
            {item.heading}
            {item.text && <span className={`note ${styles.words}`}>{item.text}</span>}
          </span>
          <Figure>{formatMoney(item.price, currency)}</Figure>
        </li>
      ))}
    </ul>
  );
}
