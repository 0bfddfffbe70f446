import { href } from "react-router";

import { type EnquiryState, kindLabels } from "#app/enquiries/enquiry.ts";
import { pageOwnEnquiries } from "#app/enquiries/list-own-enquiries.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";

export type OwnEnquiry = { reference: string; href: string; about: string; state: EnquiryState };

const shownMax = 3;

export async function loadDashboardEnquiries(userId: UserId): Promise<OwnEnquiry[]> {
  const { rows } = await pageOwnEnquiries(db, userId, { after: null, size: shownMax });
  return rows.map(({ reference, kind, state }) => ({
    reference,
    href: href("/account/messages/:reference", { reference }),
    about: kindLabels[kind],
    state,
  }));
}
