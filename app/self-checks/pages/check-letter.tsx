import { useEffect, useRef } from "react";
import { Link } from "react-router";

import type { OfficialNote } from "#app/content/section-parts.ts";
import { WholeNames } from "#app/content/sections/whole-names.tsx";
import { type Assessment, assess, type CountedGroup } from "#app/self-checks/evidence/assess.ts";
import type { Answers } from "#app/self-checks/evidence/check-definition.ts";
import { countSentence, findingsIn, ownGroups } from "#app/self-checks/evidence/letter-text.ts";
import styles from "#app/self-checks/pages/check-letter.module.css";
import type { CheckView } from "#app/self-checks/pages/check-view.server.ts";
import { LetterActions } from "#app/self-checks/pages/letter-actions.tsx";
import { Missing, Named, Weak } from "#app/self-checks/pages/letter-findings.tsx";
import { LetterPart } from "#app/self-checks/pages/letter-part.tsx";
import type { Go } from "#app/self-checks/pages/use-place.tsx";

type CheckLetterProps = {
  view: CheckView & { supportWhatsapp: string };
  answers: Answers;
  awake: boolean;
  moved: boolean;
  go: Go;
};

export function CheckLetter(props: CheckLetterProps) {
  const { view, answers, moved } = props;
  const { definition, name, days } = view;
  const assessment = assess(definition, answers);
  const groups = ownGroups(assessment);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (moved) heading.current?.focus();
  }, [moved]);
  return (
    <section className={`stack-8 ${styles.letter}`} aria-labelledby="result" data-letter="">
      <header className="stack-4">
        <h2 className="step-3" id="result" ref={heading} tabIndex={-1}>
          What you named for {name}
        </h2>
        <p className="measure">{openingOf(assessment, definition.judge)}</p>
        <Counts assessment={assessment} />
      </header>
      <Named {...props} findings={findingsIn(groups, "named")} />
      <Weak {...props} findings={groups.flatMap(({ findings }) => findings)} />
      <Missing {...props} findings={findingsIn(groups, "ticked", "missing")} />
      <LetterPart heading={`What ${definition.judge} weighs after the count`}>
        {definition.weighedAfterwards.map((paragraph) => (
          <p className="measure" key={paragraph}>
            <WholeNames>{paragraph}</WholeNames>
          </p>
        ))}
      </LetterPart>
      <Neighbours view={view} assessment={assessment} />
      <Official
        notes={[...groups.flatMap(({ group }) => group.official ?? []), ...(definition.afterApproval ?? [])]}
        days={days}
      />
      <Sources view={view} />
      <LetterActions {...props} assessment={assessment} />
    </section>
  );
}

function openingOf({ reached, conditions }: Assessment, judge: string): string {
  if (!reached)
    return "You have not yet named as much as the rule asks for. Below: what is weak, what is missing and what would count.";
  return conditions.every((group) => group.reached)
    ? `You named as much as the rule asks for. That is where the assessment starts, not where it ends: ${judge} then weighs everything together, and no count decides that.`
    : "You named as much evidence as the rule asks for, but another of its conditions is still open.";
}

function Counts({ assessment }: { assessment: Assessment }) {
  const [, ...otherWays] = assessment.routes;
  return (
    <dl className={`stack-3 ${styles.counts}`}>
      {ownGroups(assessment).map((counted) => (
        <div key={counted.group.heading}>
          <dt className="strong">{counted.group.heading}</dt>
          <dd>
            {countSentence(counted)} <span className="muted">The rule: {counted.group.rule}</span>
          </dd>
        </div>
      ))}
      {otherWays.length > 0 && (
        <div>
          <dt className="strong">{otherWays.length === 1 ? "The other way" : "Other ways"}</dt>
          {otherWays.map(({ route, groups }) => (
            <dd key={route.name}>
              {route.name}: {stillOpen(groups).map(countSentence).join(" ")}
            </dd>
          ))}
        </div>
      )}
    </dl>
  );
}

/** Or all of them, where none is. */
function stillOpen(groups: CountedGroup[]): CountedGroup[] {
  const open = groups.filter(({ reached }) => !reached);
  return open.length > 0 ? open : groups;
}

function Neighbours({ view, assessment }: { view: CheckView; assessment: Assessment }) {
  const { suggestions } = assessment;
  return (
    <LetterPart heading="Which neighbour may fit better">
      {suggestions.length === 0 && <p>Nothing you named points to another visa.</p>}
      <ul className="plain-list stack-4">
        {suggestions.map(({ to, why }) => {
          const { name, path, visa } = view.others[to];
          return (
            <li className="stack-1" key={to + why}>
              <p className="strong">{name}</p>
              <p className="measure">{why}</p>
              <p className="row">
                <Link to={path}>Check {name}</Link>
                <Link to={visa.path}>Read about {visa.title}</Link>
              </p>
            </li>
          );
        })}
      </ul>
      <p>
        <Link to="/visas/">Compare all six visas</Link>
      </p>
    </LetterPart>
  );
}

function Official({ notes, days }: { notes: OfficialNote[]; days: CheckView["days"] }) {
  if (notes.length === 0) return null;
  return (
    <LetterPart heading="The official position">
      <ul className="plain-list stack-4">
        {notes.map(({ about, text, source, asOf }) => (
          <li className={`stack-1 ${styles.official}`} key={about}>
            <p className="strong">On “{about}”</p>
            <p>{text}</p>
            <p className="note">
              Source: <a href={source.url}>{source.name}</a>. As of <time dateTime={asOf}>{days[asOf]}</time>.
            </p>
          </li>
        ))}
      </ul>
    </LetterPart>
  );
}

function Sources({ view: { definition, days } }: { view: CheckView }) {
  return (
    <LetterPart heading="Sources">
      <ul className={styles.evidence}>
        {definition.sources.map(({ name, url, asOf }) => (
          <li key={url}>
            <a href={url}>{name}</a>, as of <time dateTime={asOf}>{days[asOf]}</time>
          </li>
        ))}
      </ul>
      <p className="note measure">
        This is general information, not legal advice. It says what you named, not what will be decided: no
        one can guarantee a government decision. Rules change: read the authority’s own page before you act.
      </p>
    </LetterPart>
  );
}
