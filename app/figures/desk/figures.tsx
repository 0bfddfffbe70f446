import { data, Link } from "react-router";

import { FigureSection } from "#app/figures/desk/figure-section.tsx";
import { figureParts, pathOf } from "#app/figures/desk/figures-view.ts";
import { loadFigures } from "#app/figures/desk/load-figures.server.ts";
import { PeriodForm } from "#app/figures/desk/period-form.tsx";
import styles from "#app/desk/record-page.module.css";
import { requireStaff } from "#app/desk/require-staff.server.ts";
import { unlisted } from "#app/http/shell/page-title.ts";
import { PageHeading } from "#app/ui/page-heading.tsx";

import type { Route } from "./+types/figures.ts";

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "see_figures");
  const known = figureParts.find(({ part }) => part === (params.part ?? "sales"));
  if (!known) throw data(null, { status: 404 });
  const view = await loadFigures(member, known.part, url, new Date());
  return data(view, { status: view.period?.problem ? 422 : 200 });
}

export const meta = unlisted("Figures");

export default function Figures({ loaderData }: Route.ComponentProps) {
  const { part, intro, period, query, figures } = loaderData;
  return (
    <div className={`page stack-8 ${styles.page}`}>
      <PageHeading title="Figures" intro={intro} />
      <nav className={`row ${styles.lists}`} aria-label="Figures">
        {figureParts.map((one) => (
          <Link
            key={one.part}
            to={`${pathOf(one.part)}${query}`}
            aria-current={one.part === part ? "page" : undefined}
          >
            {one.label}
          </Link>
        ))}
      </nav>
      {period && <PeriodForm key={JSON.stringify(period)} part={part} period={period} />}
      {figures.map((figure) => (
        <FigureSection key={figure.title} figure={figure} />
      ))}
    </div>
  );
}
