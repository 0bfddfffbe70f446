import { useEffect, useRef } from "react";

import type { PointsPageData } from "#app/self-checks/pages/points/load-points-page.server.tsx";
import { PointsActions } from "#app/self-checks/pages/points/points-actions.tsx";
import styles from "#app/self-checks/pages/points/points-letter.module.css";
import { PointsNotices } from "#app/self-checks/pages/points/points-notices.tsx";
import { GateList, PointsTable, RaiseList } from "#app/self-checks/pages/points/points-tables.tsx";
import type { GoPoints } from "#app/self-checks/pages/points/use-points-place.tsx";
import type { PointsPlace } from "#app/self-checks/points/form/points-in-fragment.ts";
import type { PointsForm } from "#app/self-checks/points/form/points-form.ts";
import {
  type LetterPart,
  type PointsLetter,
  totalText,
  verdictTexts,
} from "#app/self-checks/points/form/points-letter.ts";

type PointsLetterViewProps = {
  page: PointsPageData;
  form: PointsForm;
  letter: PointsLetter;
  place: PointsPlace;
  awake: boolean;
  moved: boolean;
  go: GoPoints;
};

export function PointsLetterView(props: PointsLetterViewProps) {
  const { page, letter, moved } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (moved) heading.current?.focus();
  }, [moved]);
  return (
    <section className={`stack-8 ${styles.letter}`} aria-labelledby="result" data-letter="">
      <h2 className="step-3" id="result" ref={heading} tabIndex={-1}>
        Your result for {page.name}
      </h2>
      <PointsNotices notices={page.notices} />
      <dl className={styles.totals}>
        {letter.parts.map((part) => (
          <div className={styles.total} key={part.id}>
            <dt>{part.heading}</dt>
            <dd className="strong">{briefResult(part)}</dd>
          </div>
        ))}
      </dl>
      {letter.parts.map((part) => (
        <Part key={part.id} part={part} />
      ))}
      <PointsActions {...props} />
    </section>
  );
}

function Part({ part }: { part: LetterPart }) {
  const { id, heading, version, summary, total, gates, sections, raises } = part;
  return (
    <section className={`stack-5 ${styles.part}`} aria-labelledby={`${id}-heading`}>
      <div className="stack-2">
        <h3 id={`${id}-heading`}>{heading}</h3>
        <p className="step-1 strong">{briefResult(part)}</p>
        <p className="measure">{summary.join(" ")}</p>
        <p className="note measure">Counted by: {version}.</p>
      </div>
      {gates.length > 0 && <GateList gates={gates} />}
      {sections
        .filter(({ lines }) => lines.length > 0)
        .map((section) => (
          <PointsTable key={section.id} section={section} />
        ))}
      {total && sections.length > 1 && (
        <p className={`spread strong ${styles.sum}`}>
          <span>In all</span>
          <span>{totalText(total)}</span>
        </p>
      )}
      {raises.length > 0 && <RaiseList raises={raises} />}
    </section>
  );
}

function briefResult({ total, verdict }: LetterPart): string {
  const said = [...(total ? [totalText(total)] : []), ...(verdict ? [verdictTexts[verdict]] : [])];
  return `${said.join(". ")}.`;
}
