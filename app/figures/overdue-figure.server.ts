import { namePeople } from "#app/accounts/profile/name-people.server.ts";
import type { Figure } from "#app/figures/figure.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { nameSoldServices } from "#app/figures/name-sold-services.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { mayEver } from "#app/desk/permissions.ts";
import { overdueWork } from "#app/orders/items/overdue-work.server.ts";
import { utcDay } from "#app/platform/dates.ts";
import { daysIn } from "#app/platform/day-spans.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import { fullName } from "#app/accounts/profile/person-name.ts";
import { readReport } from "#app/platform/replica.server.ts";

type OverduePlace = { person: string; service: string };

type Overdue = {
  byPerson: { name: string; items: number }[];
  places: OverduePlace[];
  figure: Figure;
};

export async function overdueFigure(member: Pick<Member, "role">, now: Date): Promise<Outcome<Overdue>> {
  if (!mayEver(member.role, "see_figures")) return notAllowed;
  const today = utcDay(now);
  const work = await readReport((on) => overdueWork(on, today));
  const ids = work.flatMap(({ assignedTo }) => assignedTo ?? []);
  const [names, nameOf] = await Promise.all([readReport((on) => namePeople(on, ids)), nameSoldServices()]);
  const whose = (id: string | null) => (id === null ? "Nobody yet" : fullName(names.get(id)));
  const byPerson = [...Map.groupBy(work, ({ assignedTo }) => assignedTo)].map(([id, of]) => ({
    name: whose(id),
    items: of.reduce((total, { items }) => total + items, 0),
  }));
  return done({
    byPerson: byPerson.toSorted((one, other) => other.items - one.items),
    places: work.map(({ assignedTo, service }) => ({ person: assignedTo ?? "nobody", service })),
    figure: {
      name: "overdue",
      title: "Work past its day",
      columns: ["Counsellor", "Service", "Items", "Oldest was due", "Days late"],
      rows: work.map(({ assignedTo, service, items, oldestDueOn }) => [
        whose(assignedTo),
        nameOf(service),
        items,
        { day: oldestDueOn },
        daysIn({ first: oldestDueOn, last: today }) - 1,
      ]),
      total: ["All", null, work.reduce((total, { items }) => total + items, 0), null, null],
    },
  });
}
