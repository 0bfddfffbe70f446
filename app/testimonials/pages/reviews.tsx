import { href, Link } from "react-router";

import { findHeadings } from "#app/catalog/find-headings.server.ts";
import { servicePath } from "#app/catalog/metadata.ts";
import { contentSettings } from "#app/content/content-settings.server.ts";
import { TestimonialCard } from "#app/content/sections/testimonial-card.tsx";
import { env } from "#app/platform/env.server.ts";
import { log } from "#app/platform/log.server.ts";
import { sharedPageContext } from "#app/platform/request-context.ts";
import styles from "#app/testimonials/pages/reviews.module.css";
import { pageMeta } from "#app/http/page-meta.ts";
import { listAllTestimonials, readPage } from "#app/testimonials/list-all.server.ts";
import { Alert } from "#app/ui/alert.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

import type { Route } from "./+types/reviews.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { SITE_URL: siteUrl } = env();
  const asked = readPage(url.searchParams.get("page"));
  const reviews = await reviewsOn(asked).catch((error: unknown) => {
    log.error({ error }, "the testimonials could not be read");
    return null;
  });
  const shared = context.get(sharedPageContext);
  if (shared && reviews === null) shared.incomplete = true;
  return { asked, reviews, canonical: siteUrl + pathOf(reviews?.page ?? asked) };
}

async function reviewsOn(asked: number) {
  const { testimonials, ...paging } = await listAllTestimonials(asked);
  const slugs = [...new Set(testimonials.flatMap(({ service }) => service ?? []))];
  const [headings, { site }] = await Promise.all([findHeadings(slugs), contentSettings()]);
  const services = new Map(
    slugs.map((slug, index) => [slug, { path: servicePath(slug), name: headings[index] ?? slug }]),
  );
  return {
    ...paging,
    showStars: site.showFixedStars,
    testimonials: testimonials.map(({ service, ...testimonial }) => ({
      testimonial,
      service: (service && services.get(service)) ?? null,
    })),
  };
}

function pathOf(page: number): string {
  return page === 1 ? "/reviews/" : `${href("/reviews")}/?page=${page}`;
}

export function meta(where: Route.MetaArgs) {
  const description = "What customers say about every service, in their own words and newest first.";
  return pageMeta({ title: "Reviews", description, canonical: where.loaderData?.canonical }, where);
}

export default function Reviews({ loaderData }: Route.ComponentProps) {
  const { reviews, asked } = loaderData;
  return (
    <div className={`page stack-6`}>
      <PageHeading
        title="Reviews"
        intro="What customers say, in their own words. Only someone who has bought a service here can write about one."
      />
      {reviews === null && (
        <Alert
          tone="danger"
          actions={
            <LinkButton to={pathOf(asked)} reloadDocument>
              Try again
            </LinkButton>
          }
        >
          <p>Error loading testimonials: Failed to load testimonials</p>
        </Alert>
      )}
      {reviews?.total === 0 && (
        <EmptyState
          picture="boat"
          heading="No testimonials available."
          action={<LinkButton to="/service/">See services and prices</LinkButton>}
        >
          The first one a customer writes will appear here.
        </EmptyState>
      )}
      {reviews && reviews.total > 0 && <ReviewList reviews={reviews} />}
    </div>
  );
}

type ReviewListProps = { reviews: NonNullable<Route.ComponentProps["loaderData"]["reviews"]> };

function ReviewList({ reviews }: ReviewListProps) {
  const { page, pages, total } = reviews;
  return (
    <>
      <p className="note" role="status">
        {total === 1 ? "1 review" : `${total.toLocaleString("en")} reviews`}
        {pages > 1 && `, page ${page} of ${pages}`}
      </p>
      <ul className={`plain-list ${styles.list}`}>
        {reviews.testimonials.map(({ testimonial, service }) => (
          <li key={testimonial.id} className={`stack-2 ${styles.review}`}>
            <TestimonialCard testimonial={testimonial} showStars={reviews.showStars} />
            {service && (
              <p className={`note ${styles.service}`}>
                About <Link to={service.path}>{service.name}</Link>
              </p>
            )}
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <nav className={`row ${styles.pages}`} aria-label="Pages of reviews">
          {page > 1 && <LinkButton to={pathOf(page - 1)}>Newer reviews</LinkButton>}
          {page < pages && <LinkButton to={pathOf(page + 1)}>Older reviews</LinkButton>}
        </nav>
      )}
    </>
  );
}
