import type { ItemState } from "#app/orders/order-state.ts";

/** What a new shop begins with. The desk changes them as it likes. */
export const shippedTemplates: readonly {
  id: string;
  name: string;
  state: ItemState | null;
  body: string;
}[] = [
  {
    id: "5f0a4c1e-7a0b-4f5e-9a51-1f6b6a0f1c01",
    name: "Welcome, and what we need",
    state: "received",
    body: `Hello {{customer_first_name}},

thank you for your order {{order_number}}. I am {{counsellor}} and I work with you on {{service}}.

Please send the form on this page with everything it asks for. Once it is here, our work begins and you see the day by which it is done.`,
  },
  {
    id: "5f0a4c1e-7a0b-4f5e-9a51-1f6b6a0f1c02",
    name: "Work has begun",
    state: "in_progress",
    body: `Hello {{customer_first_name}},

I have everything I need and have begun to work on {{service}}. You get it by {{due_date}}.

If something changes on your side, write to me here.`,
  },
  {
    id: "5f0a4c1e-7a0b-4f5e-9a51-1f6b6a0f1c03",
    name: "A document is missing",
    state: null,
    body: `Hello {{customer_first_name}},

to go on with {{service}} I need one more document:

-

Please upload it on this page. The day {{due_date}} holds as long as I have it in time.`,
  },
  {
    id: "5f0a4c1e-7a0b-4f5e-9a51-1f6b6a0f1c04",
    name: "A short question",
    state: null,
    body: `Hello {{customer_first_name}},

before I go on with {{service}}, one question:

-

A line is enough.`,
  },
  {
    id: "5f0a4c1e-7a0b-4f5e-9a51-1f6b6a0f1c05",
    name: "Delivered: please read it",
    state: "delivered",
    body: `Hello {{customer_first_name}},

your documents for {{service}} are on this page. Please read them in peace and tell me what should change, or accept them.

{{counsellor}}`,
  },
  {
    id: "5f0a4c1e-7a0b-4f5e-9a51-1f6b6a0f1c06",
    name: "It takes longer than planned",
    state: null,
    body: `Hello {{customer_first_name}},

I am sorry: {{service}} (order {{order_number}}) takes longer than I told you. The reason:

-

I write to you again as soon as I know the new day.`,
  },
];
