import { useEffect, useRef } from "react";
import { Form, Link, useSubmit } from "react-router";

import { listServices } from "#app/catalog/find-service.server.ts";
import { servicePath } from "#app/catalog/metadata.ts";
import { deliverySentence, notAvailableMessage, serviceRules } from "#app/catalog/service-rules.ts";
import { fitOfService, readFilter } from "#app/catalog/service-filter.ts";
import { needs } from "#app/catalog/needs.ts";
import { totalWithFeeOf } from "#app/checkout/pay/total-with-fee.server.ts";
import { CountryForm } from "#app/checkout/purchase-box/currency-form.tsx";
import { countries } from "#app/currencies/countries.ts";
import { currentUserContext } from "#app/platform/request-context.ts";
import { Alert } from "#app/ui/alert.tsx";
import { visitorCurrency } from "#app/currencies/visitor-currency.server.ts";
import { formatMoney } from "#app/money/format.ts";
import { startingPrices } from "#app/pricing/starting-prices.server.ts";
import styles from "#app/catalog/pages/service-list.module.css";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Field } from "#app/ui/fields/field.tsx";
import { Icon } from "#app/ui/icons.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { pageMeta } from "#app/http/page-meta.ts";

import type { Route } from "./+types/service-list.ts";
import type { Currency } from "#app/money/currency.ts";

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const filter = readFilter(url.searchParams);
  const user = context.get(currentUserContext);
  const { currency, zoneKnown } = visitorCurrency(request, user);
  const country = user?.country ?? null;
  const [services, prices] = await Promise.all([
    listServices(),
    currency ? startingPrices(currency, new Date()) : null,
  ]);
  const found = services
    .flatMap((service) => {
      const fit = fitOfService(service, serviceRules[service.slug], filter);
      return fit === null ? [] : [{ service, fit }];
    })
    .toSorted((one, other) => other.fit - one.fit)
    .map(({ service }) => service);
  const bestOf = (need: string) => found.findIndex(({ slug }) => serviceRules[slug].need === need);
  return {
    filter,
    total: services.length,
    currency,
    zoneKnown,
    countries: currency === null ? countries() : [],
    here: url.pathname + url.search,
    paused: prices && !prices.ok ? prices.refusal.message : null,
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
            ...priceText(slug, prices?.ok ? prices.value.get(slug) : undefined, { currency, country }),
          })),
      }))
      .filter((group) => group.services.length > 0)
      // Without search words all fit alike, and the groups keep their order.
      .toSorted((one, other) => (filter.text === "" ? 0 : bestOf(one.need) - bestOf(other.need))),
  };
}

function priceText(
  slug: keyof typeof serviceRules,
  price: bigint | undefined,
  { currency, country }: { currency: Currency | null; country: string | null },
): PriceText {
  const { sale, choices } = serviceRules[slug];
  if (sale === "eligibility_check")
    return { price: null, totalWithFee: null, notAvailable: notAvailableMessage };
  if (price === undefined || currency === null)
    return { price: null, totalWithFee: null, notAvailable: null };
  const from = choices.some((choice) => typeof choice.preset !== "boolean") ? "from " : "";
  const totalWithFee = totalWithFeeOf({ price, currency, country });
  return {
    price: `${from}${formatMoney(price, currency)}`,
    totalWithFee:
      totalWithFee === null
        ? null
        : `${formatMoney(totalWithFee, currency)} in all with the platform premium`,
    notAvailable: null,
  };
}

type PriceText = { price: string | null; totalWithFee: string | null; notAvailable: string | null };

export function meta(where: Route.MetaArgs) {
  const description = "Every service, what it costs and how long it takes, grouped by what you need.";
  return pageMeta({ title: "Services and prices", description }, where);
}

export default function ServiceList({ loaderData }: Route.ComponentProps) {
  const { groups, filter, total } = loaderData;
  const count = groups.reduce((sum, group) => sum + group.services.length, 0);
  return (
    <div className={`page stack-8 ${styles.page}`}>
      <PageHeading
        title="Services"
        intro="What each one is, what it costs, and how long it takes. Prices are complete before you pay."
      />
      <FilterForm filter={filter} />
      <CurrencyQuestion asked={loaderData} />
      {loaderData.paused && <Alert tone="warning">{loaderData.paused}</Alert>}
      <p className="note" role="status">
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
        <section
          key={group.need}
          aria-labelledby={`need-${group.need}`}
          className={`stack-4 ${styles.group}`}
        >
          <header className={`stack-2 ${styles.groupHead}`}>
            <h2 id={`need-${group.need}`}>{group.heading}</h2>
            <p>{group.text}</p>
          </header>
          <ul className={`plain-list ${styles.services}`}>
            {group.services.map((service) => (
              <li key={service.slug} className={`stack-2 ${styles.service}`}>
                <h3 className={styles.name}>
                  <Link to={servicePath(service.slug)}>{service.name}</Link>
                </h3>
                <p className={styles.intro}>{service.intro}</p>
                {service.notAvailable ? (
                  <p className={styles.notAvailable}>{service.notAvailable}</p>
                ) : (
                  <p className={styles.price}>
                    <span data-figure="">{service.price}</span>
                    <span className={`note ${styles.totalWithFee}`}>{service.totalWithFee}</span>
                  </p>
                )}
                <p className={`note ${styles.delivery}`}>
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

/** Without a currency there are no prices. Scripts report the time zone, so only others are asked. */
function CurrencyQuestion({ asked }: { asked: Route.ComponentProps["loaderData"] }) {
  if (asked.currency !== null) return null;
  const question = <CountryForm countries={asked.countries} here={asked.here} />;
  return asked.zoneKnown ? question : <noscript>{question}</noscript>;
}

function FilterForm({ filter }: { filter: { text: string; need: string } }) {
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  // Applies what was chosen before scripts loaded.
  const shown = needs.some(({ need }) => need === filter.need) ? filter.need : "";
  useEffect(() => {
    if (form.current && new FormData(form.current).get("need") !== shown) void submit(form.current);
  }, [shown, submit]);
  return (
    <Form
      ref={form}
      method="get"
      role="search"
      className={`stack-4 ${styles.filter}`}
      key={`${filter.text} ${filter.need}`}
    >
      <Field label="Search services" name="q" type="search" defaultValue={filter.text} maxLength={80} />
      <SelectField
        label="What you need"
        name="need"
        defaultValue={shown}
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
