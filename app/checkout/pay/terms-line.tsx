import { Link } from "react-router";

import styles from "#app/checkout/pay/payment-dialog.module.css";

/** In a new tab, so nothing typed is lost. */
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
