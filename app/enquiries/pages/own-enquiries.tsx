import { href } from "react-router";

import { requireUser } from "#app/accounts/sign-in/require-user.server.ts";
import { kindLabels, stateLabels } from "#app/enquiries/enquiry.ts";
import { pageOwnEnquiries } from "#app/enquiries/list-own-enquiries.server.ts";
import styles from "#app/enquiries/pages/own-enquiry.module.css";
import { unlisted } from "#app/http/shell/page-title.ts";
import { mediumDate, utcDay } from "#app/platform/dates.ts";
import { db } from "#app/platform/db.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { DataTable } from "#app/ui/data-table.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

import type { Route } from "./+types/own-enquiries.ts";

const perPage = 20;

export async function loader({ url, context }: Route.LoaderArgs) {
  const user = requireUser({ url, context });
  const after = url.searchParams.get("after");
  const { rows, next } = await pageOwnEnquiries(db, user.id, { after, size: perPage });
  return {
    rows: rows.map(({ reference, kind, state, createdAt }) => ({
      id: reference,
      reference: { text: reference, href: href("/account/messages/:reference", { reference }) },
      about: kindLabels[kind],
      state: stateLabels[state],
      written: mediumDate(utcDay(createdAt)),
    })),
    moreHref: next && `?${new URLSearchParams({ after: next })}`,
  };
}

export const meta = unlisted("Your messages to us");

export default function OwnEnquiries({ loaderData: { rows, moreHref } }: Route.ComponentProps) {
  return (
    <div className={`page stack-6 ${styles.page}`}>
      <PageHeading
        title="Your messages to us"
        intro="What you wrote by the contact page, and what we answered."
        back={{ to: "/account/dashboard/", label: "Dashboard" }}
      />
      <DataTable
        label="Your messages"
        columns={{ reference: "Reference", about: "About", state: "State", written: "Written" }}
        rows={rows}
        empty="You have not written to us yet."
        more={{ href: moreHref, label: "Earlier" }}
      />
      <p>
        <LinkButton to="/contact">Write to us</LinkButton>
      </p>
    </div>
  );
}
