import { Link } from "react-router";

import { pointsCheckIds, pointsChecks } from "#app/catalog/points-checks.ts";
import { visaComparison } from "#app/catalog/service-parts/visa-comparison.ts";
import { checkPath, visaCheckIds, visaChecks } from "#app/catalog/visa-checks.ts";
import { pageMeta } from "#app/http/page-meta.ts";
import { allChecks } from "#app/self-checks/evidence/all-checks.ts";
import styles from "#app/self-checks/pages/checks.module.css";
import { PageHeading } from "#app/ui/page-heading.tsx";

import type { Route } from "./+types/checks.ts";

type CheckGroup = {
  heading: string;
  checks: { path: string; name: string; country: string | null; intro: string }[];
};

export function loader(): { groups: CheckGroup[] } {
  return {
    groups: [
      { heading: "Visas by evidence", checks: visaCheckIds.map(evidenceCheck) },
      { heading: "Visas by points", checks: pointsCheckIds.map(pointsCheck) },
    ],
  };
}

function evidenceCheck(id: (typeof visaCheckIds)[number]) {
  const { name, visa } = visaChecks[id];
  return {
    path: checkPath(id),
    name,
    country: unlessNamed(visaComparison[visa].country, name),
    intro: allChecks[id].intro,
  };
}

function pointsCheck(id: (typeof pointsCheckIds)[number]) {
  const { name, path, country, intro } = pointsChecks[id];
  return { path, name, country: unlessNamed(country, name), intro };
}

function unlessNamed(country: string, name: string): string | null {
  return name.includes(country) ? null : country;
}

export function meta(where: Route.MetaArgs) {
  const description =
    "Self-checks for visas: what each asks for, which of it you have, what is weak and what is missing. You need no account, and nothing is stored unless you ask.";
  return pageMeta({ title: "Self-checks", description }, where);
}

export default function Checks({ loaderData: { groups } }: Route.ComponentProps) {
  return (
    <div className={`page stack-8 ${styles.page}`}>
      <PageHeading
        title="Self-checks"
        intro="See where you stand before you spend anything. Visas by evidence ask one question at a time and say what is weak and what is missing. Visas by points say what each answer gives, and what would raise it."
      />
      {groups.map(({ heading, checks }) => (
        <section className="stack-4" key={heading}>
          <h2 className="step-2">{heading}</h2>
          <ul className={`plain-list stack-4 ${styles.checks}`}>
            {checks.map((check) => (
              <Check key={check.path} {...check} />
            ))}
          </ul>
        </section>
      ))}
      <div className="stack-2 measure">
        <p>
          You need no account. Your answers stay in the address of the page, on your device. We see them only
          if you send them to us or keep a result in your account. In a browser without scripts, our server
          counts them and keeps nothing.
        </p>
        <p>
          A check counts what you name. It does not say how likely a decision is, because nobody can. Not sure
          which visa? <Link to="/visas/">Compare the six side by side</Link>.
        </p>
      </div>
    </div>
  );
}

function Check({ path, name, country, intro }: CheckGroup["checks"][number]) {
  return (
    <li className={`card stack-2 ${styles.check}`}>
      <h3 className="step-1">
        <Link className={styles.link} to={path}>
          {name}
        </Link>
      </h3>
      {country && <p className="note">{country}</p>}
      <p>{intro}</p>
    </li>
  );
}
