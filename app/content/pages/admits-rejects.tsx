import { Form } from "react-router";

import {
  admitsCountries,
  type AdmitsFilter,
  admitsIllustration,
  admitsRows,
  filterAdmits,
  readAdmitsFilter,
} from "#app/content/pages/admits.ts";
import styles from "#app/content/pages/admits-rejects.module.css";
import { readOwnAdmits } from "#app/content/pages/own-admits.ts";
import { OwnAdmitsPage } from "#app/content/pages/own-admits.tsx";
import { contentSettings } from "#app/content/content-settings.server.ts";
import { admitsDegrees } from "#app/content/showcase/showcase.ts";
import { pageMeta } from "#app/http/page-meta.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";

import type { Route } from "./+types/admits-rejects.ts";

const rejectsUnknown =
  "No figures of rejections were given to us, so this page shows admits only and says nothing about the chance of one.";

export async function loader({ url }: Route.LoaderArgs) {
  const filter = readAdmitsFilter(url.searchParams);
  const { site, showcase } = await contentSettings();
  const { showIllustrations } = site;
  return {
    own: showcase.admits.length > 0 ? readOwnAdmits(showcase.admits, url.searchParams) : null,
    filter,
    ...filterAdmits(showIllustrations ? admitsRows : [], filter),
    illustration: showIllustrations ? admitsIllustration : null,
  };
}

export function meta(where: Route.MetaArgs) {
  const description = "Admits of each university and degree, with and without published papers.";
  return pageMeta({ title: "Admits and rejects", description }, where);
}

export default function AdmitsRejects({ loaderData }: Route.ComponentProps) {
  const { own, filter, rows, totals, illustration } = loaderData;
  if (own !== null) return <OwnAdmitsPage own={own} />;
  if (illustration === null) return <NoneYet />;
  return (
    <div className={`page stack-6`}>
      <PageHeading
        title="Admits and rejects"
        intro="How many applicants were admitted to each degree, with published papers and without."
      />
      <Alert announce={false}>
        <p>{illustration}</p>
        <p>{rejectsUnknown}</p>
      </Alert>
      <FilterForm filter={filter} />
      <p className="note" role="status">
        {countText(totals.all, rows.length)}
      </p>
      {rows.length === 0 ? (
        <EmptyState
          picture="telescope"
          heading="Nothing matches these choices"
          action={<LinkButton to="/admits_rejects/">Show all admits</LinkButton>}
        >
          We hold no admits for this degree in this country.
        </EmptyState>
      ) : (
        <AdmitsTable rows={rows} totals={totals} />
      )}
    </div>
  );
}

function NoneYet() {
  return (
    <div className="page stack-6">
      <PageHeading title="Admits and rejects" />
      <EmptyState
        picture="telescope"
        heading="No admits are published yet"
        action={<LinkButton to="/service/">See the services</LinkButton>}
      >
        We publish admits only where we can show the letters.
      </EmptyState>
    </div>
  );
}

function countText(admits: number, rows: number): string {
  return `${admits} ${admits === 1 ? "admit" : "admits"} in ${rows} ${rows === 1 ? "row" : "rows"}`;
}

function FilterForm({ filter }: { filter: AdmitsFilter }) {
  const { country, degree, papers } = filter;
  return (
    <Form method="get" className={`stack-4 ${styles.filter}`} key={`${country} ${degree} ${papers}`}>
      <SelectField
        label="Country"
        name="country"
        defaultValue={country ?? ""}
        options={[{ value: "", label: "All countries" }, ...asOptions(admitsCountries)]}
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

type AdmitsTableProps = Pick<Route.ComponentProps["loaderData"], "rows" | "totals">;

function AdmitsTable({ rows, totals }: AdmitsTableProps) {
  return (
    <div className={styles.scroll} role="region" aria-labelledby="admits-caption" tabIndex={0}>
      <table className={styles.table}>
        <caption id="admits-caption" className="visually-hidden">
          How many were admitted to each degree (illustration)
        </caption>
        <thead>
          <tr>
            <th scope="col">University</th>
            <th scope="col">Country</th>
            <th scope="col">Degree</th>
            {totals.withPapers !== null && <th scope="col">With papers</th>}
            {totals.withoutPapers !== null && <th scope="col">Without papers</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.university} ${row.degree}`}>
              <th scope="row">{row.university}</th>
              <td>{row.country}</td>
              <td>{row.degree}</td>
              {totals.withPapers !== null && <td data-figure="">{row.withPapers}</td>}
              {totals.withoutPapers !== null && <td data-figure="">{row.withoutPapers}</td>}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              Together
            </th>
            {totals.withPapers !== null && <td data-figure="">{totals.withPapers}</td>}
            {totals.withoutPapers !== null && <td data-figure="">{totals.withoutPapers}</td>}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
