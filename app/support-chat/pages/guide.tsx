import { Link } from "react-router";

import { listServices } from "#app/catalog/find-service.server.ts";
import { servicePath } from "#app/catalog/metadata.ts";
import styles from "#app/support-chat/pages/guide.module.css";
import { pageMeta } from "#app/http/page-meta.ts";
import { guideCountries, guidePurposes, readGuideAnswers } from "#app/support-chat/guide-answers.ts";
import { GuideForm } from "#app/support-chat/guide-form.tsx";
import { guideTo } from "#app/support-chat/guide.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

import type { Route } from "./+types/guide.ts";

export async function loader({ url }: Route.LoaderArgs) {
  const answers = readGuideAnswers(url.searchParams);
  if (!answers) return { answers: null, said: "", services: [] };
  const services = await listServices();
  const all = services.map(({ slug }) => slug);
  const fitting = guideTo(answers, all).flatMap((slug) =>
    services.filter((service) => service.slug === slug),
  );
  const where = answers.where ?? "not-sure";
  return {
    answers: { where, what: answers.what },
    said: `${labelOf(guidePurposes, answers.what)} · ${labelOf(guideCountries, where)}`,
    services: fitting.map(({ slug, heading, intro }) => ({ path: servicePath(slug), heading, intro })),
  };
}

function labelOf(choices: { value: string; label: string }[], value: string): string {
  return choices.find((choice) => choice.value === value)?.label ?? value;
}

export function meta(where: Route.MetaArgs) {
  const description = "Two questions, where to and what for, and the services that fit your answers.";
  return pageMeta({ title: "Find the right service", description }, where);
}

export default function Guide({ loaderData }: Route.ComponentProps) {
  const { answers, said, services } = loaderData;
  return (
    <div className={`page ${styles.page}`}>
      <PageHeading
        title="Find the right service"
        intro="Two questions. Nothing is stored, and you can change your answers."
        back={{ to: "/service/", label: "All services" }}
      />
      <GuideForm key={said} answers={answers} />
      {answers && (
        <section className={`stack-4 ${styles.fitting}`} aria-labelledby="fitting">
          <h2 id="fitting" className="step-3">
            What fits
          </h2>
          <p className="muted">{said}</p>
          <ul className={`plain-list stack-8 ${styles.services}`}>
            {services.map(({ path, heading, intro }) => (
              <li key={path}>
                <h3 className="step-1">
                  <Link to={path}>{heading}</Link>
                </h3>
                <p>{intro}</p>
              </li>
            ))}
          </ul>
          <LinkButton to="/service/">See all services and prices</LinkButton>
        </section>
      )}
    </div>
  );
}
