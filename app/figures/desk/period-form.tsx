import { Form, Link } from "react-router";

import { type FigurePart, pathOf, type PeriodView } from "#app/figures/desk/figures-view.ts";
import formStyles from "#app/desk/filter-form.module.css";
import styles from "#app/desk/record-page.module.css";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/fields/field.tsx";

const presets = [
  { preset: "7", label: "7 days" },
  { preset: "30", label: "30 days" },
  { preset: "90", label: "90 days" },
  { preset: "year", label: "This year" },
] as const;

export function PeriodForm({ part, period }: { part: FigurePart; period: PeriodView }) {
  const { from, to, preset, problem } = period;
  const path = pathOf(part);
  const errorOf = (field: "from" | "to") => (problem?.field === field ? problem.message : null);
  return (
    <section aria-label="Period">
      <nav className={`row ${styles.lists}`} aria-label="Periods">
        {presets.map((one) => (
          <Link
            key={one.preset}
            to={`${path}?days=${one.preset}`}
            aria-current={preset === one.preset && !problem ? "true" : undefined}
          >
            {one.label}
          </Link>
        ))}
      </nav>
      <Form className={`stack-4 ${formStyles.form}`} action={path} aria-label="Period">
        <Field label="From" name="from" type="date" defaultValue={from} error={errorOf("from")} />
        <Field label="To" name="to" type="date" defaultValue={to} error={errorOf("to")} />
        <p className={`row ${formStyles.buttons}`}>
          <Button type="submit">Show</Button>
        </p>
      </Form>
    </section>
  );
}
