import { shortNextStepOf } from "#app/cases/item-moves.ts";
import { listWork } from "#app/cases/desk/list-work.server.ts";
import { readCursor, readWork, writeCursor } from "#app/cases/desk/work-filter.ts";
import { answerList } from "#app/desk/list/list-csv.server.ts";
import { requireStaff } from "#app/desk/require-staff.server.ts";
import { valueOrStatus } from "#app/desk/value-or-status.server.ts";
import { itemStateLabels } from "#app/orders/items/item-state-labels.ts";
import { orderName } from "#app/orders/order-number.ts";
import { isId, OrderItemId } from "#app/platform/ids.ts";
import { describe } from "#app/pricing/configuration.ts";
import { nameServices } from "#app/pricing/name-services.server.ts";

import type { Route } from "./+types/work-file.ts";

/** The list as it is narrowed, or the items that were chosen in it. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "see_queue");
  const chosen = url.searchParams.getAll("item").filter((id) => isId(OrderItemId, id));
  const ids = chosen.length > 0 ? chosen.slice(0, chosenMax) : null;
  const { shape, query, filter } = readWork(ids ? new URLSearchParams("state=all") : url.searchParams);
  const now = new Date();
  return answerList({
    member,
    shape,
    query,
    columns: ["Due", "Order", "Service", "Chosen", "State", "Customer", "Counsellor", "Next step", "Case"],
    read: async ({ after, size, on }) => {
      const turn = { after: after === null ? null : readCursor(String(after)), before: null };
      const page = valueOrStatus(
        await listWork({ member, filter: { ...filter, ...turn }, ids, itemsMax: size, now, on }),
      );
      const headings = await nameServices(page.items.map(({ configuration }) => configuration));
      return {
        rows: page.items.map((item, at) => ({ ...item, heading: headings[at] ?? "" })),
        next: page.next && writeCursor(page.next),
      };
    },
    cellsOf: (item) => [
      item.dueOn === null ? null : { day: item.dueOn },
      orderName(item.number),
      item.heading,
      describe(item.configuration),
      itemStateLabels[item.state],
      item.customer,
      item.counsellor ?? "",
      shortNextStepOf(item),
      item.id,
    ],
    now,
  });
}

/** As many as a page of the list has. */
const chosenMax = 50;
