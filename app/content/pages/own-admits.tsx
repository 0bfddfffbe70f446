import { Form } from "react-router";

import styles from "#app/content/pages/admits-rejects.module.css";
import type { OwnAdmits } from "#app/content/pages/own-admits.ts";
import { admitOutcomes, admitsDegrees } from "#app/content/showcase/showcase.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { PageLinks } from "#app/ui/page-links.tsx";

export function OwnAdmitsPage({ own }: { own: OwnAdmits }) {
  const { rows, count, admitted, earlierHref, moreHref } = own;
  return (
    <div className="page stack-6">
      <PageHeading
        title="Admits and rejects"
        intro="What universities answered to people we helped, who agreed that it is shown."
      />
      <FilterForm own={own} />
      <p className="note" role="status">
        {`${count} ${count === 1 ? "answer" : "answers"}, ${admitted} of them ${admitted === 1 ? "an admit" : "admits"}. They promise nothing about the next one.`}
      </p>
      {rows.length === 0 ? (
        <EmptyState
          picture="telescope"
          heading="Nothing matches these choices"
          action={<LinkButton to="/admits_rejects/">Show all answers</LinkButton>}
        >
          We hold no answer of this kind.
        </EmptyState>
      ) : (
        <AnswerTable rows={rows} />
      )}
      <PageLinks
        links={[
          earlierHref === null ? undefined : { href: earlierHref, label: "Earlier answers" },
          moreHref === null ? undefined : { href: moreHref, label: "More answers" },
        ]}
      />
    </div>
  );
}

function FilterForm({ own: { filter, countries } }: { own: OwnAdmits }) {
  const { country, degree, papers, outcome } = filter;
  return (
    <Form
      method="get"
      className={`stack-4 ${styles.filter}`}
      key={`${country} ${degree} ${papers} ${outcome}`}
    >
      <SelectField
        label="Answer"
        name="outcome"
        defaultValue={outcome ?? ""}
        options={[
          { value: "", label: "Admits and rejects" },
          ...Object.entries(admitOutcomes).map(([value, label]) => ({ value, label })),
        ]}
      />
      <SelectField
        label="Country"
        name="country"
        defaultValue={country ?? ""}
        options={[{ value: "", label: "All countries" }, ...asOptions(countries)]}
      />
      <SelectField
        label="Degree"
        name="degree"
        defaultValue={degree ?? ""}
        options={[{ value: "", label: "All degrees" }, ...asOptions(admitsDegrees)]}
      />
      <SelectField
        label="Papers"
        name="papers"
        defaultValue={papers ?? ""}
        options={[
          { value: "", label: "With and without papers" },
          { value: "with", label: "With papers" },
          { value: "without", label: "Without papers" },
        ]}
      />
      <Button type="submit">Show</Button>
    </Form>
  );
}

function asOptions(values: readonly string[]) {
  return values.map((value) => ({ value, label: value }));
}

function AnswerTable({ rows }: Pick<OwnAdmits, "rows">) {
  return (
    <div className={styles.scroll} role="region" aria-labelledby="answers-caption" tabIndex={0}>
      <table className={styles.answers}>
        <caption id="answers-caption" className="visually-hidden">
          What universities answered
        </caption>
        <thead>
          <tr>
            <th scope="col">University</th>
            <th scope="col">Answer</th>
            <th scope="col">Programme</th>
            <th scope="col">Year</th>
            <th scope="col">Profile</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>
              <th scope="row">
                {row.university}
                <span className="note">{row.country}</span>
              </th>
              <td>{admitOutcomes[row.outcome]}</td>
              <td>
                {row.programme}
                <span className="note">{row.degree}</span>
              </td>
              <td>{row.year}</td>
              <td>
                {row.profile}
                <span className="note">{row.papers ? "With published papers" : "Without papers"}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
