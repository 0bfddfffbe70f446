import { Link } from "react-router";

import styles from "#app/catalog/pages/visas.module.css";
import { premiumVisas, visaComparison, visaPath } from "#app/catalog/service-parts/visa-comparison.ts";
import { notesNow } from "#app/catalog/facts-in-sections.ts";
import { contentSettings } from "#app/content/content-settings.server.ts";
import { DraftNote } from "#app/content/draft-note.tsx";
import { introOf } from "#app/content/page-texts/page-text.ts";
import { pageText, type PageTexts } from "#app/content/page-texts/page-texts-at.ts";
import { pageTextsFor } from "#app/content/page-texts/page-texts-for.server.ts";
import { visaPrice } from "#app/catalog/pages/visa-price.server.ts";
import { checkPath, visaCheckIds, visaChecks } from "#app/catalog/visa-checks.ts";
import { decisionTimes } from "#app/catalog/visa-times.ts";
import type { OfficialNote } from "#app/content/section-parts.ts";
import { SectionIntro } from "#app/content/sections/section-intro.tsx";
import { WholeNames } from "#app/content/sections/whole-names.tsx";
import { visitorCurrency } from "#app/currencies/visitor-currency.server.ts";
import { pageMeta } from "#app/http/page-meta.ts";
import { mediumDate, utcDay, writtenDate } from "#app/platform/dates.ts";
import { currentUserContext } from "#app/platform/request-context.ts";
import { PageHeading } from "#app/ui/page-heading.tsx";

import type { Route } from "./+types/visas.ts";

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const user = context.get(currentUserContext);
  const { currency } = visitorCurrency(request, user);
  const { facts } = await contentSettings();
  const { texts, isDraft } = await pageTextsFor({ url, user, now: new Date() });
  const today = utcDay(new Date());
  const official = (notes: OfficialNote[]) => notesNow("visas", notes, facts, today).map(briefly);
  const visas = await Promise.all(
    premiumVisas.map(async (visa) => {
      const { evidence, time, ...compared } = visaComparison[visa];
      return {
        ...compared,
        path: visaPath(visa),
        checks: visaCheckIds
          .filter((id) => visaChecks[id].visa === visa)
          .map((id) => ({ path: checkPath(id), name: visaChecks[id].name })),
        evidence: { ...evidence, official: official(evidence.official) },
        times: decisionTimes(visa, facts, today),
        timesOfficial: official(time.official),
        price: await visaPrice(visa, currency, user),
      };
    }),
  );
  return {
    top: pageText(texts, "visas.top"),
    foot: footOf(texts),
    isDraft,
    visas,
    sources: sourcesOf(visas.flatMap((visa) => [...visa.evidence.official, ...visa.timesOfficial])),
  };
}

function footOf(texts: PageTexts) {
  const { heading, intro } = pageText(texts, "visas.sources");
  return { heading, text: introOf(intro) };
}

/** Each once, with the day on which it was read last. */
function sourcesOf(notes: Pick<OfficialNote, "source" | "asOf">[]) {
  const byUrl = Map.groupBy(notes, ({ source }) => source.url);
  return [...byUrl].map(([url, [first, ...more]]) => {
    const asOf = more.reduce((latest, note) => (note.asOf > latest ? note.asOf : latest), first!.asOf);
    return { url, name: first!.source.name, asOf, day: writtenDate(asOf) };
  });
}

function briefly({ brief, text, source, asOf }: OfficialNote) {
  return { text: brief ?? text, source, asOf, day: mediumDate(asOf) };
}

export function meta(where: Route.MetaArgs) {
  const description =
    "O-1, EB-1, EB-2 NIW, UK Global Talent, Australia 858 and Singapore ONE Pass side by side: who files, how long, what is counted, official times, price.";
  return pageMeta({ title: "Six visas compared", description }, where);
}

export default function Visas({ loaderData: { top, foot, isDraft, visas, sources } }: Route.ComponentProps) {
  return (
    <div className={`page ${styles.page}`}>
      {isDraft && <DraftNote />}
      <PageHeading title={top.heading} intro={top.intro} />
      <table className={styles.table} aria-label="The six visas compared">
        <thead>
          <tr>
            {columns.map((column) => (
              <th className={`note ${styles.column}`} key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {visas.map((visa) => (
            <VisaRow key={visa.path} visa={visa} />
          ))}
        </tbody>
      </table>
      <Sources foot={foot} sources={sources} />
    </div>
  );
}

const columns = [
  "Visa",
  "Who files",
  "How long",
  "What is counted",
  "Time to a decision",
  "Our part and price",
];

type VisaRowData = Route.ComponentProps["loaderData"]["visas"][number];

function VisaRow({ visa }: { visa: VisaRowData }) {
  const { name, country, path, checks, files, stay, evidence, times, timesOfficial, ourPart, price } = visa;
  return (
    <tr className={styles.visa}>
      <th className={styles.name} scope="row">
        <Link className={styles.link} to={path}>
          {name}
        </Link>
        <span className="note">{country}</span>
        {checks.map((check) => (
          <Link className={styles.check} key={check.path} to={check.path}>
            {checks.length === 1 ? "Self-check" : `Check ${check.name}`}
            {checks.length === 1 && <span className="visually-hidden"> for {name}</span>}
          </Link>
        ))}
      </th>
      <td data-column={columns[1]}>
        <Compared {...files} />
      </td>
      <td data-column={columns[2]}>
        <Compared {...stay} />
      </td>
      <td data-column={columns[3]}>
        <Compared {...evidence} />
        <Official notes={evidence.official} />
      </td>
      <td data-column={columns[4]}>
        {times.map(({ step, figures }) => (
          <div key={step}>
            {times.length > 1 && <p className="muted">{step}</p>}
            {figures.map((figure) => (
              <p key={figure}>{figure}</p>
            ))}
          </div>
        ))}
        <Official notes={timesOfficial} />
      </td>
      <td data-column={columns[5]}>
        <p>{ourPart}</p>
        <p className="strong" {...(price.isFigure && { "data-figure": "" })}>
          {price.price}
        </p>
        {price.note && <p className={`muted ${styles.priceNote}`}>{price.note}</p>}
      </td>
    </tr>
  );
}

type SourcesProps = Pick<Route.ComponentProps["loaderData"], "foot" | "sources">;

function Sources({ foot, sources }: SourcesProps) {
  return (
    <aside className={`note stack-4 ${styles.foot}`} aria-labelledby="sources">
      <h2 className="text-heading" id="sources">
        {foot.heading}
      </h2>
      <ul className={styles.sources}>
        {sources.map(({ url, name, asOf, day }) => (
          <li key={url}>
            <a href={url}>{name}</a>, <time dateTime={asOf}>{day}</time>
          </li>
        ))}
      </ul>
      <SectionIntro intro={foot.text} />
    </aside>
  );
}

function Compared({ brief, text }: { brief: string; text: string }) {
  return (
    <>
      <p className="strong">
        <WholeNames>{brief}</WholeNames>
      </p>
      <p>
        <WholeNames>{text}</WholeNames>
      </p>
    </>
  );
}

function Official({ notes }: { notes: VisaRowData["timesOfficial"] }) {
  if (notes.length === 0) return null;
  return (
    <div className={styles.official}>
      <p className={styles.officialHead}>Official</p>
      <ul className="plain-list">
        {notes.map(({ text, source, asOf, day }) => (
          <li key={text}>
            <a className={styles.source} href={source.url} title={source.name}>
              <WholeNames>{text}</WholeNames>
            </a>{" "}
            <time className={`muted ${styles.day}`} dateTime={asOf}>
              {day}
            </time>
          </li>
        ))}
      </ul>
    </div>
  );
}
