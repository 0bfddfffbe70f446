import { fullName } from "#app/accounts/profile/person-name.ts";
import { answerList } from "#app/desk/list/list-csv.server.ts";
import { requireStaff } from "#app/desk/require-staff.server.ts";
import { valueOrStatus } from "#app/desk/value-or-status.server.ts";
import { readEnquiries } from "#app/enquiries/desk/enquiries-list.ts";
import { listEnquiriesAtDesk } from "#app/enquiries/desk/list-enquiries.server.ts";
import { wantedOf } from "#app/enquiries/desk/load-enquiries.server.ts";
import { kindLabels, stateLabels } from "#app/enquiries/enquiry.ts";

import type { Route } from "./+types/enquiries-file.ts";

/** Without what was written: that is read one by one. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "see_enquiries");
  const asked = readEnquiries(url.searchParams);
  return answerList({
    member,
    shape: asked.shape,
    query: asked.query,
    columns: ["Reference", "State", "Name", "Email", "About", "Answer by", "With", "Written (UTC)"],
    read: async (turn) => {
      const page = valueOrStatus(await listEnquiriesAtDesk(member, { ...wantedOf(asked), ...turn }));
      return {
        rows: page.list.map((one) => ({
          ...one,
          heldBy: one.assignedTo === null ? "" : fullName(page.names.get(one.assignedTo)),
        })),
        next: page.next,
      };
    },
    cellsOf: (one) => [
      one.reference,
      stateLabels[one.state],
      one.name,
      one.email,
      kindLabels[one.kind],
      { day: one.replyBy },
      one.heldBy,
      one.createdAt.toISOString(),
    ],
    now: new Date(),
  });
}
