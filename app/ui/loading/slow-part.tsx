import { useEffect, useState } from "react";

import styles from "#app/ui/loading/slow-part.module.css";

/** After this the part may never load, so offer the server's version. */
const patienceMs = 4_000;

export function SlowPart({ className = styles.slow }: { className?: string | undefined }) {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  if (!slow) return null;
  return (
    <p className={className} role="status">
      This is slow to load.{" "}
      <button type="button" className={styles.again} onClick={() => location.reload()}>
        Load the page again
      </button>
    </p>
  );
}
