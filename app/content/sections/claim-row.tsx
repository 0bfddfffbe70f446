import type { ClaimsSection } from "#app/content/section.ts";
import styles from "#app/content/sections/claim-row.module.css";
import { SectionFrame } from "#app/content/sections/section-frame.tsx";

export function ClaimRow({ section }: { section: ClaimsSection }) {
  return (
    <SectionFrame section={section}>
      <ul className={styles.row} role="list">
        {section.claims.map(({ figure, text }) => (
          <li key={text}>
            <p className={styles.claim}>
              <strong className={styles.figure}>{figure}</strong> {text}
            </p>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
