import type { ReactNode } from "react";
import { Form, href, Link } from "react-router";

import { servicePath } from "#app/catalog/metadata.ts";
import { needs } from "#app/catalog/needs.ts";
import styles from "#app/catalog/pages/compare-services.module.css";
import { CurrencyQuestion } from "#app/catalog/pages/currency-question.tsx";
import { type ListedService, loadListing } from "#app/catalog/pages/load-listing.server.ts";
import { comparedMax, readChosen } from "#app/catalog/service-filter.ts";
import { channelsSentence, lightningSentence, rulesOf } from "#app/catalog/service-rules.ts";
import { pageMeta } from "#app/http/page-meta.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { type SelectGroup, SelectField } from "#app/ui/fields/select-field.tsx";
import { Icon } from "#app/ui/icons.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

import type { Route } from "./+types/compare-services.ts";

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { services, listed, rulesNow, asked, paused } = await loadListing({ request, url, context });
  const chosen = readChosen(url.searchParams);
  const compared = chosen.slice(0, comparedMax).flatMap((slug) => {
    const service = services.find((one) => one.slug === slug);
    if (!service) return [];
    const rules = rulesNow(slug);
    const talk = channelsSentence(rules);
    return [{ ...listed(service), included: service.iButtonText, lightning: lightningSentence(rules), talk }];
  });
  return {
    compared,
    tooMany: chosen.length > comparedMax,
    places: ["First", "Second", "Third"].slice(0, comparedMax),
    listHref: `${href("/service")}/${url.search}`,
    options: needs.map(({ need, heading }) => ({
      label: heading,
      options: services
        .filter(({ slug }) => rulesOf(slug).need === need)
        .map(({ slug, heading: label }) => ({ value: slug, label })),
    })),
    asked,
    paused,
  };
}

export function meta(where: Route.MetaArgs) {
  const description =
    "Up to three services side by side: what is included, how long it takes, what it costs.";
  return pageMeta({ title: "Compare services", description }, where);
}

export default function CompareServices({ loaderData }: Route.ComponentProps) {
  const { compared, tooMany, places, asked, paused, listHref, options } = loaderData;
  return (
    <div className={`page stack-8 ${styles.page}`}>
      <PageHeading
        title="Compare services"
        intro="Up to three side by side: what it costs, what is included and how long it takes."
        back={{ to: listHref, label: "All services" }}
      />
      <CurrencyQuestion asked={asked} />
      {paused && <Alert tone="warning">{paused}</Alert>}
      {tooMany && (
        <Alert tone="info" announce={false}>
          You can compare up to three services. These are the first three you chose.
        </Alert>
      )}
      {compared.length > 0 && <Comparison compared={compared} />}
      <ChooseForm places={places} chosen={compared.map(({ slug }) => slug)} options={options} />
    </div>
  );
}

/** The price comes once the visitor's currency is known: without a letter its row would stand elsewhere. */
const noBreakSpace = "\u00A0";

type Compared = ListedService & { included: string; lightning: string | null; talk: string };

function Comparison({ compared }: { compared: Compared[] }) {
  const row = (label: string, cell: (service: Compared) => ReactNode) => (
    <tr>
      <th scope="row" className={styles.label}>
        {label}
      </th>
      {compared.map((service) => (
        <td key={service.slug} data-service={service.name}>
          {cell(service)}
        </td>
      ))}
    </tr>
  );
  return (
    <table className={styles.table} aria-label="The services compared" data-services={compared.length}>
      <thead>
        <tr>
          <th scope="col" className={styles.corner}>
            <span className="visually-hidden">Compared</span>
          </th>
          {compared.map(({ slug, name, intro }) => (
            <th key={slug} scope="col">
              <Link to={servicePath(slug)} className={styles.name}>
                {name}
              </Link>
              <p className={`note ${styles.intro}`}>{intro}</p>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {row("Price", ({ price, totalWithFee, notAvailable }) =>
          notAvailable ? (
            <p>{notAvailable}</p>
          ) : (
            <div className={styles.price}>
              <p className="strong" data-figure="">
                {price || noBreakSpace}
              </p>
              <p className="note">{totalWithFee}</p>
            </div>
          ),
        )}
        {row("Included", ({ included }) => (
          <p>{included}</p>
        ))}
        {row("Time", ({ delivery, lightning }) => (
          <>
            <p>{delivery}</p>
            {lightning && <p className="note">Lightning speed: {lightning}</p>}
          </>
        ))}
        {row("How we talk", ({ talk }) => (
          <p>{talk}</p>
        ))}
        {row("Next step", ({ slug, name, notAvailable }) => (
          <Link to={servicePath(slug)} className="text-link">
            {notAvailable ? "See the page" : "Choose and buy"}
            <span className="visually-hidden">: {name}</span>
          </Link>
        ))}
      </tbody>
    </table>
  );
}

type ChooseProps = { places: string[]; chosen: string[]; options: SelectGroup[] };

function ChooseForm({ places, chosen, options }: ChooseProps) {
  return (
    <section className={`stack-4 ${styles.change}`} aria-labelledby="change-heading">
      <h2 id="change-heading" className="step-2">
        {chosen.length === 0 ? "Choose services to compare" : "Compare others"}
      </h2>
      <Form method="get" className={`stack-4 ${styles.choose}`} preventScrollReset={chosen.length > 0}>
        {places.map((place, at) => (
          <SelectField
            key={`${place} ${chosen[at]}`}
            label={`${place} service`}
            name="service"
            placeholder="None"
            defaultValue={chosen[at] ?? ""}
            options={options}
          />
        ))}
        <Button type="submit" icon={<Icon name="check" />}>
          Compare
        </Button>
      </Form>
    </section>
  );
}
