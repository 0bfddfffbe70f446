import type { ShownChart, ShownFigure } from "#app/figures/desk/figures-view.ts";
import { dollars } from "#app/figures/desk/shown-figure.ts";
import { DataTable } from "#app/ui/data-table.tsx";
import sectionStyles from "#app/figures/desk/figure-section.module.css";
import { BarChart } from "#app/ui/charts/bar-chart.tsx";
import { DayChart } from "#app/ui/charts/day-chart.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";

const shownRowsMax = 20;

const nothing = "Nothing in this period.";

export function FigureSection({
  figure: { title, columns, rows, fileHref, chart },
}: {
  figure: ShownFigure;
}) {
  const table = (
    <div className="stack-2">
      <Disclosure
        summary={`Table: ${title.toLowerCase()}`}
        open={chart.kind === "bars" && rows.length <= shownRowsMax}
      >
        <DataTable label={title} columns={columns} rows={rows} empty={nothing} />
      </Disclosure>
      <p>
        <a href={fileHref} download className="text-link">
          Download CSV<span className="visually-hidden">: {title}</span>
        </a>
      </p>
    </div>
  );
  return (
    <section className={`stack-4 ${sectionStyles.section}`} aria-label={title}>
      <h2>{title}</h2>
      <Drawing chart={chart} />
      {table}
    </section>
  );
}

function Drawing({ chart }: { chart: ShownChart }) {
  if (chart.kind !== "bars") {
    return (
      <DayChart
        caption={chart.caption}
        points={chart.points}
        kind={chart.kind}
        axisLabel={dollars}
        empty={nothing}
      />
    );
  }
  const { caption, of, bars } = chart;
  const greatest = Math.max(0, ...bars.map(({ value }) => value));
  if (bars.length === 0 || (greatest === 0 && of !== "share")) return <p className="note">{nothing}</p>;
  return (
    <div className={sectionStyles.bars}>
      <BarChart
        caption={caption}
        series={["Value"]}
        rows={bars.map(({ name, value }) => ({ name, values: [value] }))}
        max={of === "share" ? 100 : greatest}
        unit={of === "share" ? "%" : ""}
        valueLabel={of === "dollars" ? dollars : undefined}
      />
    </div>
  );
}
