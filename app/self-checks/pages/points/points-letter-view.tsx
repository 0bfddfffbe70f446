import { useEffect, useRef } from "react";

import type { PointsPageData } from "#app/self-checks/pages/points/load-points-page.server.tsx";
import { PointsActions } from "#app/self-checks/pages/points/points-actions.tsx";
import styles from "#app/self-checks/pages/points/points-letter.module.css";
import { OlderCount } from "#app/self-checks/pages/points/older-count.tsx";
import { PointsNotices } from "#app/self-checks/pages/points/points-notices.tsx";
import { GateList, PointsTable, RaiseList } from "#app/self-checks/pages/points/points-tables.tsx";
import { RecentRounds } from "#app/self-checks/pages/points/recent-rounds.tsx";
import type { GoPoints } from "#app/self-checks/pages/points/use-points-place.tsx";
import type { PointsPlace } from "#app/self-checks/points/form/points-in-fragment.ts";
import type { PointsForm } from "#app/self-checks/points/form/points-form.ts";
import {
  briefResult,
  type LetterPart,
  type PointsLetter,
  totalText,
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
  const { page, letter, moved, place } = props;
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
      <OlderCount counted={place.counted} by={page.countedBy} />
      <dl className={styles.totals}>
        {letter.parts.map((part) => (
          <div className={styles.total} key={part.id}>
            <dt>{part.heading}</dt>
            <dd className="strong">{briefResult(part)}</dd>
          </div>
        ))}
      </dl>
      <CountedBy sources={page.sources} />
      {letter.parts.map((part) => (
        <Part key={part.id} part={part} alone={letter.parts.length === 1} />
      ))}
      {page.rounds && <RecentRounds rounds={page.rounds} />}
      <PointsActions {...props} />
    </section>
  );
}

/** Each version with its days and its first source; the others stand with its tables. */
function CountedBy({ sources }: Pick<PointsPageData, "sources">) {
  return (
    <div className="stack-2">
      <h3 className="step-1">Counted by</h3>
      <ul className={`stack-1 note measure ${styles.sources}`}>
        {sources.map(({ version, inForce, source }) => (
          <li key={version}>
            {version}. {inForce}{" "}
            {source && (
              <>
                Source: <a href={source.url}>{source.name}</a>, as of{" "}
                <time dateTime={source.day}>{source.asOf}</time>.
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What is counted alone has its figure and its version at the top already. */
function Part({ part, alone }: { part: LetterPart; alone: boolean }) {
  const { id, heading, version, summary, total, gates, sections, raises } = part;
  return (
    <section className={`stack-5 ${styles.part}`} aria-labelledby={`${id}-heading`}>
      <div className="stack-2">
        <h3 id={`${id}-heading`}>{heading}</h3>
        {!alone && <p className="step-1 strong">{briefResult(part)}</p>}
        <p className="measure">{summary.join(" ")}</p>
        {!alone && <p className="note measure">Counted by: {version}.</p>}
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
