import { data } from "react-router";

import { listServices } from "#app/catalog/find-service.server.ts";
import { refundRules } from "#app/catalog/refund-rules.ts";
import { drawSmallPrint } from "#app/content/small-print/draw-small-print.server.ts";
import { smallPrintPages } from "#app/content/small-print/small-print.ts";
import { DrawnSection } from "#app/content/drawn-section.tsx";
import { writtenDate } from "#app/platform/dates.ts";
import { env } from "#app/platform/env.server.ts";
import { currentUserContext } from "#app/platform/request-context.ts";
import styles from "#app/content/pages/small-print.module.css";
import { pageMeta } from "#app/http/page-meta.ts";
import { whatsappLink } from "#app/support-chat/whatsapp-link.ts";
import { PageHeading } from "#app/ui/page-heading.tsx";

import type { Route } from "./+types/small-print.ts";

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const page = smallPrintPages[url.pathname];
  if (!page) throw data(null, { status: 404 });
  const signedIn = context.get(currentUserContext) !== null;
  const whatsappHref = whatsappLink(env().SUPPORT_WHATSAPP, "Hello, I have a question.");
  const refunds = refundRules(await listServices());
  return drawSmallPrint(page, { request, url, signedIn, whatsappHref, refunds });
}

export function meta(where: Route.MetaArgs) {
  if (!where.loaderData) return [];
  const { title, intro } = where.loaderData;
  return pageMeta({ title, description: intro }, where);
}

export default function SmallPrint({ loaderData }: Route.ComponentProps) {
  const { title, intro, dated, sections } = loaderData;
  return (
    <article className={`page ${styles.page}`}>
      <PageHeading title={title} intro={intro} />
      <p className={`note ${styles.dated}`}>
        Last updated <time dateTime={dated}>{writtenDate(dated)}</time>
      </p>
      {sections.map((section) => (
        <DrawnSection key={section.drawn.key} section={section} />
      ))}
    </article>
  );
}
