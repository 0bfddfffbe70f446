import { Form, Link } from "react-router";

import { servicePath } from "#app/catalog/metadata.ts";
import { needs, needsIn } from "#app/catalog/needs.ts";
import { CurrencyQuestion } from "#app/catalog/pages/currency-question.tsx";
import { type ListedService, loadListing } from "#app/catalog/pages/load-listing.server.ts";
import styles from "#app/catalog/pages/service-list.module.css";
import { readChosen, readFilter, searchServices } from "#app/catalog/service-filter.ts";
import { rulesOf } from "#app/catalog/service-rules.ts";
import { DraftNote } from "#app/content/draft-note.tsx";
import { pageText } from "#app/content/page-texts/page-texts-at.ts";
import { pageTextsFor } from "#app/content/page-texts/page-texts-for.server.ts";
import { pageMeta } from "#app/http/page-meta.ts";
import { currentUserContext } from "#app/platform/request-context.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import field from "#app/ui/fields/field.module.css";
import { Field } from "#app/ui/fields/field.tsx";
import { useFollowedValue } from "#app/ui/fields/use-followed-value.tsx";
import { Icon } from "#app/ui/icons.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

import type { Route } from "./+types/service-list.ts";

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { text, need } = readFilter(url.searchParams);
  const { services, listed, asked, paused } = await loadListing({ request, url, context });
  const user = context.get(currentUserContext);
  const { texts, isDraft } = await pageTextsFor({ url, user, now: new Date() });
  const { found, partly } = searchServices(services, text);
  const ofNeed = (one: string) => found.filter(({ slug }) => rulesOf(slug).need === one);
  const shownNeed = needs.some((one) => one.need === need) ? need : "";
  const shown = shownNeed === "" ? found : ofNeed(shownNeed);
  const groups = needsIn(texts).map((one) => ({ ...one, services: ofNeed(one.need).map(listed) }));
  return {
    top: pageText(texts, "services.top"),
    isDraft,
    text,
    need: shownNeed,
    chips: [
      { need: "", label: "All", count: found.length },
      ...groups.map((one) => ({ need: one.need, label: one.heading, count: one.services.length })),
    ],
    chosen: readChosen(url.searchParams),
    shown: shown.length,
    total: services.length,
    asked,
    paused,
    groups:
      text === ""
        ? groups.filter((one) => shownNeed === "" || one.need === shownNeed)
        : [
            {
              need: "found",
              heading: `Results for “${text}”`,
              text: foundText(partly),
              services: shown.map(listed),
            },
          ],
  };
}

function foundText(partly: boolean): string {
  return partly
    ? "No service matches all of these words. These match some of them."
    : "The best match comes first.";
}

export function meta(where: Route.MetaArgs) {
  const description = "Every service, what it costs and how long it takes, grouped by what you need.";
  return pageMeta({ title: "Services and prices", description }, where);
}

export default function ServiceList({ loaderData }: Route.ComponentProps) {
  const { top, groups, text, chosen, shown, total } = loaderData;
  const inList = new Set(groups.flatMap(({ services }) => services.map(({ slug }) => slug)));
  return (
    <div className={`page stack-8 ${styles.page}`}>
      {loaderData.isDraft && <DraftNote />}
      <PageHeading title={top.heading} intro={top.intro} />
      <CurrencyQuestion asked={loaderData.asked} />
      <SearchForm text={text} need={loaderData.need} hidden={chosen.filter((slug) => !inList.has(slug))} />
      <FilterBar need={loaderData.need} chips={loaderData.chips} hasChosen={chosen.length > 0} />
      {loaderData.paused && <Alert tone="warning">{loaderData.paused}</Alert>}
      <p className="note" role="status">
        {shown === total ? `All ${total} services` : `${shown} of ${total} services`}
      </p>
      {shown === 0 ? (
        <EmptyState
          picture="telescope"
          heading="Nothing matches that search"
          action={<LinkButton to="/service/">Show all services</LinkButton>}
        >
          Try a shorter word, such as “visa”, “letter” or “interview”.
        </EmptyState>
      ) : (
        groups.map((group) => <Group key={group.need} group={group} chosen={chosen} />)
      )}
    </div>
  );
}

const formId = "find-services";

/** The chips, the boxes of the services and the button that compares them belong to this form too. */
function SearchForm({ text, need, hidden }: { text: string; need: string; hidden: string[] }) {
  return (
    <Form id={formId} method="get" role="search" className={`stack-4 ${styles.search}`}>
      <Field
        ref={useFollowedValue(text)}
        label="Search services"
        name="q"
        type="search"
        defaultValue={text}
        maxLength={80}
      />
      {/* First, so that the Enter key keeps the category. */}
      <Button type="submit" name="need" value={need} icon={<Icon name="search" />}>
        Search
      </Button>
      {hidden.map((slug) => (
        <input key={slug} type="hidden" name="service" value={slug} />
      ))}
    </Form>
  );
}

type Chip = { need: string; label: string; count: number };

function FilterBar({ need, chips, hasChosen }: { need: string; chips: Chip[]; hasChosen: boolean }) {
  return (
    <div className={styles.bar} data-chosen={hasChosen || undefined}>
      <div className={styles.chips} role="group" aria-label="What you need">
        {chips.map((chip) => (
          <button
            key={chip.need}
            type="submit"
            form={formId}
            name="need"
            value={chip.need}
            className={styles.chip}
            aria-pressed={chip.need === need}
          >
            {chip.label} <span className={styles.count}>{chip.count}</span>
          </button>
        ))}
      </div>
      <div className={styles.compare}>
        <Button
          type="submit"
          form={formId}
          formAction="/service/compare/"
          name="need"
          value={need}
          variant="action"
          size="small"
        >
          Compare<span className="visually-hidden"> the chosen services</span>
        </Button>
      </div>
    </div>
  );
}

type GroupProps = {
  group: Route.ComponentProps["loaderData"]["groups"][number];
  chosen: readonly string[];
};

function Group({ group, chosen }: GroupProps) {
  return (
    <section aria-labelledby={`need-${group.need}`} className={`stack-4 ${styles.group}`}>
      <header className={`stack-2 ${styles.groupHead}`}>
        <h2 id={`need-${group.need}`}>{group.heading}</h2>
        <p>{group.text}</p>
      </header>
      <ul className={`plain-list ${styles.services}`}>
        {group.services.map((service) => (
          <li key={service.slug} className={`stack-2 ${styles.service}`}>
            <ServiceText service={service} isChosen={chosen.includes(service.slug)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ServiceText({ service, isChosen }: { service: ListedService; isChosen: boolean }) {
  const { slug, name, intro, delivery, price, totalWithFee, notAvailable } = service;
  return (
    <>
      <h3 className={styles.name}>
        <Link to={servicePath(slug)}>{name}</Link>
      </h3>
      <p className={styles.intro}>{intro}</p>
      {notAvailable ? (
        <p className={styles.notAvailable}>{notAvailable}</p>
      ) : (
        <p className={styles.price}>
          <span data-figure="">{price}</span>
          <span className={`note ${styles.totalWithFee}`}>{totalWithFee}</span>
        </p>
      )}
      <div className={styles.foot}>
        <p className={`note ${styles.delivery}`}>
          <Icon name="clock" size="small" /> {delivery}
        </p>
        <label className={styles.choose}>
          <input
            key={String(isChosen)}
            type="checkbox"
            form={formId}
            name="service"
            value={slug}
            defaultChecked={isChosen}
            className={field.tick}
          />
          Compare<span className="visually-hidden"> {name}</span>
        </label>
      </div>
    </>
  );
}
