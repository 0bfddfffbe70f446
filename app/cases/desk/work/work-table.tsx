import type { ShownItem } from "#app/cases/desk/work/work-view.ts";
import { SelectAll } from "#app/desk/list/select-all.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import { DataTable, type SortLink } from "#app/ui/data-table.tsx";
import { SubmitButton } from "#app/ui/fields/submit-button.tsx";

type WorkTableProps = {
  items: readonly ShownItem[];
  sorting: Readonly<Record<string, SortLink>>;
  /** The form that what is chosen belongs to. */
  form: string;
};

export function WorkTable({ items, sorting, form }: WorkTableProps) {
  const byId = new Map(items.map((item) => [item.id, item]));
  return (
    <DataTable
      label="Items"
      columns={{
        due: "Due",
        order: "Order",
        service: "Service",
        state: "State",
        customer: "Customer",
        counsellor: "Counsellor",
        awaiting: "Awaiting",
        next: "Next step",
        actions: "Take it",
      }}
      sorting={sorting}
      boxes={{
        form,
        name: "chosen",
        head: <SelectAll label="Choose all" />,
        boxOf: (id) => {
          const item = byId.get(id);
          return item ? { value: item.chosenAs, label: `Choose ${item.heading}, ${item.order}` } : null;
        },
      }}
      empty="Nothing here. Try other filters."
      rows={items.map((item) => ({
        id: item.id,
        due: item.overdue ? { text: `${item.due}, late`, tone: "danger" } : item.due,
        service: {
          text: item.heading,
          href: item.href,
          badge: item.unread,
          note: item.text,
          isBeside: true,
        },
        state: { text: item.state, tone: item.tone, badge: item.request },
        order: item.order,
        customer: item.customer,
        counsellor: item.counsellor,
        awaiting: item.awaiting ?? "",
        next: { text: item.next, badge: item.toCheck },
        actions: item.takeable && <Take item={item} />,
      }))}
    />
  );
}

function Take({ item: { id, heading, order } }: { item: ShownItem }) {
  return (
    <PostForm intent="take" about={{ item: id }} reloadDocument>
      <SubmitButton size="small">
        Take
        <span className="visually-hidden">
          : {heading}, {order}
        </span>
      </SubmitButton>
    </PostForm>
  );
}
