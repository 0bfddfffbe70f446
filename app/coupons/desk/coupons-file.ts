import { couponsList } from "#app/coupons/desk/coupons-list.ts";
import { couponStates } from "#app/coupons/desk/coupon-view.ts";
import { couponText } from "#app/coupons/desk/load-coupon.server.ts";
import { listCouponsAtDesk } from "#app/coupons/desk/list-coupons-at-desk.server.ts";
import { answerList } from "#app/desk/list/list-csv.server.ts";
import { readListQuery } from "#app/desk/list/list-query.ts";
import { requireStaff } from "#app/desk/require-staff.server.ts";
import { valueOrStatus } from "#app/desk/value-or-status.server.ts";

import type { Route } from "./+types/coupons-file.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "see_coupons");
  const query = readListQuery(couponsList, url.searchParams);
  const now = new Date();
  return answerList({
    member,
    shape: couponsList,
    query,
    columns: [
      "Code",
      "State",
      "Percent",
      "At most",
      "Begins (UTC)",
      "Ends (UTC)",
      "Used",
      "Held",
      "Each customer",
      "Services",
    ],
    read: async (turn) => {
      const { coupons, next } = valueOrStatus(await listCouponsAtDesk(member, query, turn, now));
      return { rows: coupons, next };
    },
    cellsOf: (coupon) => {
      const { caps, perCustomer } = couponText(coupon, member.timeZone);
      const { code, state, percent, startsAt, endsAt, used, held, services } = coupon;
      const ends = endsAt?.toISOString() ?? "";
      const sold = services?.join(" ") ?? "";
      return [
        code,
        couponStates[state].text,
        percent,
        caps,
        startsAt.toISOString(),
        ends,
        used,
        held,
        perCustomer,
        sold,
      ];
    },
    now,
  });
}
