import type pg from "pg";

/** A record of the demo's week: where it is, whose it is, and which counsellor works on it. */
export type DemoRecord = { id: string; customer: string; counsellor: string };

const ofItems = `order_items item join orders on orders.id = item.order_id
  join users customer on customer.id = orders.user_id join users counsellor on counsellor.id = item.assigned_to`;

/** The one furthest ahead: it may still be moved. */
const ofSession = `customer.username as customer, counsellor.username as counsellor
  from ${ofItems} join appointments on appointments.item_id = item.id
  where appointments.state = 'booked' and appointments.counsellor_id = item.assigned_to
  order by appointments.starts_at desc, appointments.id`;

const queries = {
  item: `select item.id, customer.username as customer, counsellor.username as counsellor from ${ofItems}
    where item.service = 'eb2-niw' order by item.id limit 1`,
  file: `select case_files.file_id as id, customer.username as customer, counsellor.username as counsellor
    from ${ofItems} join case_files on case_files.item_id = item.id
    where case_files.intake_field is not null order by 1 limit 1`,
  session: `select appointments.id, ${ofSession} limit 1`,
  itemOfSession: `select item.id, ${ofSession} limit 1`,
  order: `select orders.id, customer.username as customer, '' as counsellor
    from orders join users customer on customer.id = orders.user_id
    join receipts on receipts.order_id = orders.id order by orders.number limit 1`,
  payment: `select payments.id, customer.username as customer, '' as counsellor
    from payments join users customer on customer.id = payments.user_id
    where payment_link_id is null and state = 'paid' order by 1 limit 1`,
  chat: `select bookings.id, customer.username as customer, counsellor.username as counsellor
    from bookings join users customer on customer.id = bookings.user_id
    join users counsellor on counsellor.id = bookings.counsellor_id order by bookings.created_at limit 1`,
  letter: `select reference as id, customer.username as customer, counsellor.username as counsellor
    from enquiries join users customer on customer.id = enquiries.user_id
    join users counsellor on counsellor.id = enquiries.assigned_to
    where counsellor.username = 'desk-counsellor' order by 1 limit 1`,
  link: `select payment_links.id, customer.username as customer, counsellor.username as counsellor
    from payment_links join users customer on customer.id = payment_links.user_id
    join users counsellor on counsellor.id = payment_links.created_by
    where counsellor.username = 'desk-counsellor' limit 1`,
  person: `select id, '' as customer, username as counsellor from users where username = 'desk-counsellor'`,
  account: `select id, username as customer, '' as counsellor from users where username = 'demo-ravi'`,
  profile: `select username as id, username as customer, '' as counsellor from users where username = 'demo-ravi'`,
  group: `select id, '' as customer, '' as counsellor from research_groups order by id limit 1`,
  groupTitle: `select translate(title, ' ()/', '____') as id, '' as customer, '' as counsellor
    from research_groups order by research_groups.id limit 1`,
  template: `select id, '' as customer, '' as counsellor from message_templates order by id limit 1`,
  mail: `select id::text, '' as customer, '' as counsellor from mailbox_messages
    where jsonb_array_length(attachments) > 0 order by id limit 1`,
} as const;

export type RecordName = keyof typeof queries;
export type Records = Record<RecordName, DemoRecord>;

export async function findRecords(database: pg.Client): Promise<Records> {
  // All links of the week were made by a manager.
  await database.query(`update payment_links set created_by = (select id from users where username = 'desk-counsellor')
    where id = (select min(id::text)::uuid from payment_links)`);
  const found: Partial<Records> = {};
  for (const [name, query] of Object.entries(queries) as [RecordName, string][]) {
    const { rows } = await database.query<DemoRecord>(query);
    if (!rows[0]) throw new Error(`The demo's week has no ${name}.`);
    found[name] = rows[0];
  }
  return found as Records;
}
