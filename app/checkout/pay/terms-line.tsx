import { Link } from "react-router";

import styles from "#app/checkout/pay/payment-dialog.module.css";

/** Stands beside every button that pays. In a new tab: what was typed here is not lost. */
export function TermsLine() {
  return (
    <p className={styles.small}>
      By paying you accept the{" "}
      <Link to="/terms" target="_blank" rel="noreferrer">
        terms<span className="visually-hidden"> (in a new tab)</span>
      </Link>
      .
    </p>
  );
}
