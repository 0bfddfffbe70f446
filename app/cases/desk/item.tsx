import { z } from "zod";

import { ownEntry } from "#app/platform/own-entry.ts";
import { caseIntents, filesTooLarge } from "#app/cases/act-on-case.server.ts";
import type { CaseAt } from "#app/cases/case-part.ts";
import { useHomelessRefusal } from "#app/cases/case-section.tsx";
import { moveItem } from "#app/cases/move-item.server.ts";
import { assignItem } from "#app/cases/desk/assign-item.server.ts";
import { giveBackItem } from "#app/cases/desk/give-back-item.server.ts";
import { takeItem } from "#app/cases/desk/take-item.server.ts";
import { moveFields } from "#app/cases/desk/item/move-fields.ts";
import { useMessageOnce } from "#app/checkout/purchase-box/use-message-once.tsx";
import { DeskComposer } from "#app/cases/conversation/desk-composer.tsx";
import { loadDeskComposer } from "#app/cases/conversation/load-desk-composer.server.ts";
import { loadParts } from "#app/cases/load-parts.server.ts";
import { reopenItem } from "#app/cases/reopen-item.server.ts";
import { AwaitingLine } from "#app/cases/desk/awaiting-line.tsx";
import { loadAwaiting } from "#app/cases/desk/load-awaiting.server.ts";
import { ItemFacts } from "#app/cases/desk/item/item-facts.tsx";
import type { ItemView } from "#app/cases/desk/item/item-view.ts";
import { loadTimeline } from "#app/cases/desk/item/load-timeline.server.ts";
import { UserId } from "#app/platform/ids.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { loadItem } from "#app/cases/desk/item/load-item.server.ts";
import record from "#app/desk/record-page.module.css";
import { Timeline } from "#app/desk/timeline/timeline.tsx";
import styles from "#app/desk/timeline/two-columns.module.css";
import { requireStaff } from "#app/desk/require-staff.server.ts";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { unlistedPage } from "#app/http/shell/page-title.ts";
import { noFields, orNull, ticked } from "#app/forms/fields.ts";
import { formAction, leadTo } from "#app/forms/form-action.server.ts";
import { useRefusedForm } from "#app/forms/post-form.tsx";
import { Alert } from "#app/ui/alert.tsx";
import { AnswerSummary } from "#app/ui/answer-summary.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

import type { Route } from "./+types/item.ts";

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "see_item");
  const asked = { now: new Date(), query: url.searchParams };
  const { item, at, customer } = await loadItem(member, params.itemId, asked);
  const [awaiting, views, timeline, composer] = await Promise.all([
    loadAwaiting(at.item, at.now),
    loadParts(at),
    loadTimeline({ ...at, member }, customer.zone),
    loadDeskComposer({ ...at, member }, { heading: item.heading, customer: customer.firstName }),
  ]);
  return {
    item,
    awaiting,
    views,
    timeline,
    composer,
    done: url.searchParams.get("done"),
    success: ownEntry(doneMessages, url.searchParams.get("done")),
  };
}

export const action = formAction(
  async ({ context, url, params }) => {
    const { member } = await requireStaff(context, url, "see_item");
    const asked = { now: new Date(), query: url.searchParams };
    return { member, ...(await loadItem(member, params["itemId"] ?? "", asked)).at };
  },
  (on) => ({
    ...caseIntents(on),
    take: on({
      schema: noFields,
      run: async ({ who: { member, item }, url, now }) =>
        leadTo(await takeItem({ member, itemId: item.id, now }), () => `${url.pathname}?done=taken`),
    }),
    give_back: on({
      schema: noFields,
      run: async ({ who: { member, item }, url, now }) =>
        leadTo(await giveBackItem({ member, itemId: item.id, now }), () => `${url.pathname}?done=released`),
    }),
    move: on({ schema: moveFields, run: ({ fields, ...posted }) => move(fields, posted) }),
    reopen: on({
      schema: moveFields.pick({ from: true, note: true }),
      run: async ({ fields, who: { member, item }, url, now }) =>
        leadTo(
          await reopenItem({ member, itemId: item.id, ...fields, now }),
          () => `${url.pathname}?done=reopened`,
        ),
    }),
    assign: on({
      schema: z.object({ from: orNull(z.string()), person: orNull(UserId), along: ticked }),
      run: async ({ fields: { from, person: to, along }, who: { member, item }, url, now }) =>
        leadTo(
          await assignItem({ member, itemId: item.id, from, to, along, now }),
          () => `${url.pathname}?done=${to === null ? "released" : "assigned"}`,
        ),
    }),
  }),
  { tooLarge: filesTooLarge },
);

type At = { who: CaseAt & { member: Member }; url: URL; now: Date };

async function move(fields: z.output<typeof moveFields>, { who: { member, item }, url, now }: At) {
  const moved = await moveItem({ member, itemId: item.id, ...fields, now });
  return leadTo(moved, () => `${url.pathname}?done=moved`);
}

export const shouldRevalidate = afterEveryAction;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const title = loaderData ? `${loaderData.item.heading}, ${loaderData.item.order}` : "Item";
  return unlistedPage(title, matches);
}

const doneMessages: Record<string, string> = {
  reopened: "The item is reopened. The customer is told by email.",
  moved: "The item is moved. The customer is told by email.",
  taken: "The item is yours.",
  assigned: "The item is assigned.",
  released: "Nobody has the item now.",
};

export default function Item({ loaderData }: Route.ComponentProps) {
  const { item, awaiting, views, timeline, composer, done, success } = loaderData;
  const refused = useRefusedForm();
  // Whoever comes back to what they have typed since must find it.
  useMessageOnce(done !== null);
  const [donePart, said = null] = done?.split(".") ?? [];
  const page = {
    side: "desk",
    said: donePart === "conversation" ? said : null,
    askedToCancel: false,
  } as const;
  const isHomeless = useHomelessRefusal({ ...views, conversation: composer });
  return (
    <div className={`page ${record.page} ${styles.columns}`}>
      <div className="stack-8">
        <PageHeading
          title={item.heading}
          intro={item.text || undefined}
          back={{ to: "/staff/work", label: "Work" }}
        />
        <nav className={`row ${styles.jump}`} aria-label="On this page">
          <a href="#timeline">Timeline</a>
          <a href="#conversation">Write</a>
        </nav>
        <AwaitingLine view={awaiting} />
        {isHomeless && <AnswerSummary />}
        <NoteOfGoneForm item={item} />
        {success && !refused && <Alert tone="success">{success}</Alert>}
        <ItemFacts item={item} views={views} done={done} />
      </div>
      <div className={styles.beside}>
        <Timeline timeline={timeline} empty="Nothing of this kind yet." />
        <DeskComposer composer={composer} page={page} />
      </div>
    </div>
  );
}

/** The form may be gone: the item has moved on. */
function NoteOfGoneForm({ item: { moves, reopenable } }: { item: ItemView }) {
  const refused = useRefusedForm();
  const note = refused?.fields["note"]?.[0];
  const hasForm = refused?.intent === "reopen" ? reopenable : moves.length > 0;
  return note && !hasForm && <p>You wrote: {note}</p>;
}
