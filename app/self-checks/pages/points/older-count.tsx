import type { ReactNode } from "react";
import { useLocation } from "react-router";

import styles from "#app/self-checks/pages/points/points-page.module.css";
import { changesSince, type CountedBy, type VersionChange } from "#app/self-checks/points/counted-by.ts";
import { Alert } from "#app/ui/alert.tsx";

/** That a result was counted by other versions when its address was made, or is shown as it was counted then. */
export function OlderCount({ counted, by }: { counted: string | undefined; by: CountedBy }) {
  const { pathname, hash } = useLocation();
  if (!by.isToday) {
    const changes = changesSince(by.stamp, by);
    return (
      <Notice heading="This is an older count">
        <p>{changes.map(agoText).join(" ")}</p>
        <p>
          <a href={`${pathname}${hash}`}>See it as it counts now</a>
        </p>
      </Notice>
    );
  }
  const changes = counted === undefined ? [] : changesSince(counted, by);
  if (changes.length === 0) return null;
  return (
    <Notice heading="Counted anew">
      <p>{changes.map(sinceText).join(" ")}</p>
      <p>
        <a href={`${pathname}?counted=${counted}${hash}`}>See it as it was counted then</a>
      </p>
    </Notice>
  );
}

function Notice({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className={styles.notice}>
      <Alert tone="info" heading={heading} announce={false}>
        <div className="stack-3">{children}</div>
      </Alert>
    </div>
  );
}

function sinceText({ before, now, correctedOn }: VersionChange): string {
  return correctedOn === null
    ? `When this address was made, “${before}” counted. “${now}” counts now, and this result follows it.`
    : `“${now}” was corrected on ${correctedOn}, after this address was made. This result follows the correction.`;
}

function agoText({ before, now, correctedOn }: VersionChange): string {
  return correctedOn === null
    ? `It follows “${before}”. “${now}” counts now.`
    : `It follows “${before}” as it was before it was corrected on ${correctedOn}.`;
}
