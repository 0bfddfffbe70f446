import { Form, Link, useSubmit } from "react-router";

import { listServices } from "#app/catalog/find-service.server.ts";
import { servicePath } from "#app/catalog/metadata.ts";
import { deliverySentence, notAvailableMessage, serviceRules } from "#app/catalog/service-rules.ts";
import { matchesService, readFilter } from "#app/catalog/service-filter.ts";
import { needs } from "#app/content/pages/home.ts";
import { visitorCurrency } from "#app/currencies/visitor-currency.server.ts";
import { formatMoney } from "#app/money/format.ts";
import { startingPrices } from "#app/pricing/starting-prices.server.ts";
import styles from "#app/routes/pages/service-list.module.css";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Field } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icons.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { pageTitle } from "#app/routes/shell/page-title.ts";

import type { Route } from "./+types/service-list.ts";

/** The service list: searched and filtered by the address, so that a search can be sent to someone. */
export async function loader({ request }: Route.LoaderArgs) {
  const filter = readFilter(new URL(request.url).searchParams);
  const { currency } = visitorCurrency(request);
  const [services, prices] = await Promise.all([
    listServices(),
    currency ? startingPrices(currency, new Date()) : null,
  ]);
  const found = services.filter((service) => matchesService(service, serviceRules[service.slug], filter));
  return {
    filter,
    total: services.length,
    groups: needs
      .map(({ need, heading, text }) => ({
        need,
        heading,
        text,
        services: found
          .filter(({ slug }) => serviceRules[slug].need === need)
          .map(({ slug, heading: name, intro }) => ({
            slug,
            name,
            intro,
            delivery: deliverySentence(serviceRules[slug]),
            price: priceWords(slug, prices?.get(slug), currency),
          })),
      }))
      .filter((group) => group.services.length > 0),
  };
}

function priceWords(
  slug: keyof typeof serviceRules,
  price: bigint | undefined,
  currency: string | null,
): string {
  const { sale, choices } = serviceRules[slug];
  if (sale === "eligibility_check") return notAvailableMessage;
  if (price === undefined || currency === null) return "";
  const from = choices.some((choice) => typeof choice.preset !== "boolean") ? "from " : "";
  return `${from}${formatMoney(price, currency)}`;
}

export function meta({ matches }: Route.MetaArgs) {
  return [
    pageTitle("Services and prices", matches),
    {
      name: "description",
      content: "Every service, what it costs and how long it takes, grouped by what you need.",
    },
  ];
}

export default function ServiceList({ loaderData }: Route.ComponentProps) {
  const { groups, filter, total } = loaderData;
  const count = groups.reduce((sum, group) => sum + group.services.length, 0);
  return (
    <div className={`page ${styles.page}`}>
      <PageHeading
        title="Services"
        intro="What each one is, what it costs, and how long it takes. Prices are complete before you pay."
      />
      <FilterForm filter={filter} />
      <p className={styles.count} role="status">
        {count === total ? `All ${total} services` : `${count} of ${total} services`}
      </p>
      {groups.length === 0 && (
        <EmptyState
          picture="telescope"
          heading="Nothing matches that search"
          action={<LinkButton to="/service/">Show all services</LinkButton>}
        >
          Try a shorter word, such as “visa”, “letter” or “interview”.
        </EmptyState>
      )}
      {groups.map((group) => (
        <section key={group.need} aria-labelledby={`need-${group.need}`} className={styles.group}>
          <header className={styles.groupHead}>
            <h2 id={`need-${group.need}`}>{group.heading}</h2>
            <p>{group.text}</p>
          </header>
          <ul className={styles.services}>
            {group.services.map((service) => (
              <li key={service.slug} className={styles.service}>
                <h3 className={styles.name}>
                  <Link to={servicePath(service.slug)}>{service.name}</Link>
                </h3>
                <p className={styles.intro}>{service.intro}</p>
                <p
                  className={styles.price}
                  data-figure={service.price === notAvailableMessage ? undefined : ""}
                >
                  {service.price}
                </p>
                <p className={styles.delivery}>
                  <Icon name="clock" size="small" /> {service.delivery}
                </p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function FilterForm({ filter }: { filter: { words: string; need: string } }) {
  const submit = useSubmit();
  return (
    <Form method="get" role="search" className={styles.filter} key={`${filter.words} ${filter.need}`}>
      <Field label="Search services" name="q" type="search" defaultValue={filter.words} maxLength={80} />
      <SelectField
        label="What you need"
        name="need"
        defaultValue={filter.need}
        onChange={(event) => void submit(event.currentTarget.form)}
        options={[
          { value: "", label: "Everything" },
          ...needs.map(({ need, heading }) => ({ value: need, label: heading })),
        ]}
      />
      <Button type="submit" icon={<Icon name="search" />}>
        Search
      </Button>
    </Form>
  );
}
