import { chance, idOf, type LoadSize, type LoadStep } from "#scripts/commands/load/load-size.ts";

export function workSteps({ customers }: LoadSize): LoadStep[] {
  return [...caseSteps(), ...besides(customers)];
}

function caseSteps(): LoadStep[] {
  return [
    {
      what: "intake forms",
      sql: `insert into case_intakes (item_id, answers, saved_at, sent_at)
        select item_id, '{}', least(now(), paid_at + interval '1 day'), least(now(), paid_at + interval '1 day') from l_orders
        where state = 'paid' and (paid_at < now() - interval '21 days' or ${chance("work", 5)} > 0)`,
    },
    {
      what: "messages",
      sql: `insert into case_messages (item_id, author_id, from_desk, text, send_key, sent_at)
        select item_id, case when nth % 2 = 0 then user_id else 'load-1' end, nth % 2 = 1, 'Loaded words, number ' || nth,
          md5('message ' || n || nth)::uuid, least(now(), paid_at + nth * interval '1 hour')
        from l_orders, generate_series(1, 3) nth where state = 'paid'`,
    },
    {
      what: "messages read",
      sql: `insert into case_reads (item_id, by_desk, last_message_id, read_at, unread)
        select item_id, false, coalesce(max(id) filter (where old), 0), max(sent_at) filter (where old),
          count(*) filter (where not old and from_desk)
        from (select *, sent_at < now() - interval '10 days' as old from case_messages) m group by item_id`,
    },
    {
      what: "messages read at the desk",
      sql: `insert into case_desk_reads (item_id, user_id, last_message_id, read_at, unread)
        select m.item_id, assigned_to, coalesce(max(m.id) filter (where old), 0), max(sent_at) filter (where old),
          count(*) filter (where not old and not from_desk)
        from (select *, sent_at < now() - interval '10 days' as old from case_messages) m
          join order_items i on i.id = m.item_id and assigned_to is not null group by m.item_id, assigned_to`,
    },
    {
      what: "notifications",
      sql: `insert into notifications (user_id, kind, item_id, path, once_key, facts, is_first, channel, created_at, read_at)
        select assigned_to, 'message', id, '/staff/work/' || id, id::text, '{}', true, 'desk', paid_on,
          case when paid_on < now() - interval '10 days' then paid_on + interval '1 day' end
        from order_items where assigned_to is not null and paid_on > now() - interval '90 days'`,
    },
    {
      what: "mails sent",
      sql: `insert into sent_mails (user_id, item_id, order_id, subject, sent_at)
        select user_id, case when nth > 1 then item_id end, case when nth = 1 then id end, 'A loaded mail, number ' || nth,
          least(now(), paid_at + nth * interval '1 hour')
        from l_orders, generate_series(1, 4) nth where state = 'paid'`,
    },
    {
      what: "versions",
      sql: `insert into case_versions (id, item_id, version, text, handed_by, handed_at, answer, answered_at)
        select ${idOf("version")}, item_id, 1, 'A loaded version', 'load-1', paid_at + interval '6 days', 'accepted',
          paid_at + interval '8 days'
        from l_orders where state = 'paid' and paid_at < now() - interval '21 days'`,
    },
    {
      what: "sessions",
      sql: `insert into appointments (id, item_id, kind, position, customer_id, counsellor_id, starts_at, ends_at, state,
          meeting_link, created_at)
        select ${idOf("session")}, item_id, case service when 'mock-interview' then 'mock_interview' else 'counselling' end,
          1, user_id, 'load-' || (1 + n / 40 % 40), paid_at + interval '3 days',
          paid_at + interval '3 days 1 hour', case when paid_at > now() - interval '3 days' then 'booked' else 'held' end,
          'https://meet.example.org/' || n, paid_at
        from l_orders where state = 'paid' and service in ('mock-interview', 'counselling-session')
          and (paid_at < now() - interval '3 days' or n % 40 = 0)`,
    },
  ];
}

function besides(customers: number): LoadStep[] {
  return [
    {
      what: "free chats",
      sql: `insert into bookings (user_id, service, mobile, country, number, state, starts_at, consented_at, consent_text,
          created_at)
        select id, 'cover-letter', '7000000000', 'IN', '+917000000000',
          case when n > ${customers} - 400 then (array['requested', 'confirmed'])[1 + n % 2]
            else (array['completed', 'completed', 'no_show', 'cancelled'])[1 + n % 4] end,
          case when n % 2 = 1 or n <= ${customers} - 400 then created_at + interval '2 days' end, created_at,
          'I agree.', created_at
        from l_users where n % 2 = 0 or n > ${customers} - 400`,
    },
    {
      what: "testimonials",
      sql: `insert into testimonials (user_id, service, details, shown_name, created_at)
        select id, (array['cover-letter', 'sop-drafting', 'resume-help'])[1 + n % 3],
          'They read my words twice and told me what to leave out.', 'Loaded L.', created_at
        from l_users where n % 5 = 0`,
    },
    {
      what: "research groups",
      sql: `insert into research_groups (id, title, description, required_members, created_by, created_at)
        select ${idOf("group")}, 'A loaded group ' || n, 'What the soil of a loaded field holds, and for how long.', 3, id,
          created_at from l_users where n % 50 = 0`,
    },
    {
      what: "members of research groups",
      sql: `insert into research_group_members (group_id, user_id, role, joined_at)
        select ${idOf("group")}, id, 'data', created_at from l_users where n % 50 = 0`,
    },
    {
      what: "log of the desk",
      sql: `insert into audit_log (at, actor_id, actor_role, event, subject_kind, subject_id, before, after)
        select least(now(), paid_at + nth * interval '1 day'), 'load-' || (1 + n % 40), 'counsellor',
          (array['item_taken', 'item_moved', 'item_moved'])[nth], 'item', item_id::text,
          '{"state": "received"}', '{"state": "in_progress"}'
        from l_orders, generate_series(1, 3) nth where state = 'paid' order by paid_at`,
    },
    {
      what: "views of pages",
      sql: `insert into page_views (day, service, views, carted)
        select now()::date - n, service, 40 + ${chance("views", 200)}, ${chance("carted", 20)}
        from generate_series(1, 1000) n, (select distinct service from l_goods) s on conflict do nothing`,
    },
  ];
}
