import { Link } from "react-router";
import styles from "#app/http/shell/brand.module.css";

export function Brand({ name }: { name: string }) {
  return (
    <Link to="/" className={`text-link ${styles.brand}`}>
      <svg className={styles.mark} viewBox="0 0 32 32" fill="none" aria-hidden="true" focusable="false">
        <path className={styles.land} d="M3 21.5c4.5-.5 6.500-8.5 11-8.5 5 0 5.500 8.5 15 8.5z" />
        <path className={styles.water} d="M3 21.5h26M8 26h16" />
        <circle className={styles.light} cx="14" cy="7" r="3" />
      </svg>
      <span className={styles.word}>{name}</span>
    </Link>
  );
}
