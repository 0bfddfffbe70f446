import { useEffect, useState } from "react";

import styles from "#app/ui/loading/slow-part.module.css";

/** A part that is not there by then may never come, and the server draws it with the page. */
const patienceMs = 4_000;

/** Stands for a part whose script is on its way: nothing at first, then the way to have it from the server. */
export function SlowPart() {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  if (!slow) return null;
  return (
    <p className={styles.slow} role="status">
      This is slow to load.{" "}
      <button type="button" className={styles.again} onClick={() => location.reload()}>
        Load the page again
      </button>
    </p>
  );
}
