-- What Drizzle does not know: triggers, their functions, and what excludes two rows from overlapping.

-- Whatever takes a counsellor's and a customer's time has a row here: a free chat that has a time, a session that is
-- booked. Nobody is booked twice at a time, whichever of the two it is.
alter table busy_times add constraint counsellor_once_at_a_time
  exclude using gist (counsellor_id with =, tstzrange(starts_at, ends_at) with &&);
alter table busy_times add constraint customer_once_at_a_time
  exclude using gist (customer_id with =, tstzrange(starts_at, ends_at) with &&);
create function keep_chat_time() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then delete from busy_times where booking_id = old.id; end if;
  if tg_op <> 'DELETE' and new.state = 'confirmed' and new.counsellor_id is not null then
    insert into busy_times (booking_id, counsellor_id, customer_id, starts_at, ends_at)
      values (new.id, new.counsellor_id, new.user_id, new.starts_at, new.starts_at + interval '5 minutes');
  end if;
  return null;
end
$$;
create trigger keep_chat_time after insert or delete or update of state, starts_at, counsellor_id on bookings
  for each row execute function keep_chat_time();
create function keep_session_time() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then delete from busy_times where booking_id = old.id; end if;
  if tg_op <> 'DELETE' and new.state = 'booked' then
    insert into busy_times (booking_id, counsellor_id, customer_id, starts_at, ends_at)
      values (new.id, new.counsellor_id, new.customer_id, new.starts_at, new.ends_at);
  end if;
  return null;
end
$$;
create trigger keep_session_time
  after insert or delete or update of state, counsellor_id, customer_id, starts_at, ends_at on appointments
  for each row execute function keep_session_time();

-- Nobody's hours or holidays overlap.
alter table working_hours add constraint working_hours_apart
  exclude using gist (user_id with =, weekday with =, int4range(from_minute, to_minute) with &&);
alter table staff_holidays add constraint staff_holidays_apart
  exclude using gist (user_id with =, daterange(starts_on, ends_on, '[]') with &&);

-- A receipt gets its number as its transaction commits, so that the year's counter is locked for that moment alone.
create function number_receipt() returns trigger language plpgsql as $$
declare
  next integer;
begin
  insert into receipt_counters as counter (year, last) values (new.year, 1)
    on conflict (year) do update set last = counter.last + 1 returning last into next;
  update receipts set number = next where order_id = new.order_id;
  return null;
end
$$;
create constraint trigger number_receipt after insert on receipts deferrable initially deferred
  for each row when (new.number < 0) execute function number_receipt();

-- Money is corrected by a new posting, never by changing an old one.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only: % refused', tg_table_name, tg_op;
end
$$;
create trigger postings_append_only before update or delete or truncate on postings
  for each statement execute function refuse_change();
create trigger price_book_append_only before update or delete or truncate on price_book_entries
  for each statement execute function refuse_change();
create trigger price_withdrawals_append_only before update or delete or truncate on price_withdrawals
  for each statement execute function refuse_change();
create trigger points_grids_append_only before update or truncate on points_grids
  for each statement execute function refuse_change();
create trigger points_grids_published_stay before delete on points_grids
  for each row when (old.is_published) execute function refuse_change();
create trigger transfers_append_only
  before update of id, kind, reference, user_id, gateway_payment_id, at or delete or truncate on transfers
  for each statement execute function refuse_change();
create trigger audit_log_append_only
  before update of id, at, actor_id, actor_role, event, subject_kind, subject_id, before, after or delete or truncate
  on audit_log for each statement execute function refuse_change();

-- A customer's balances change with the postings, in whatever way these are written. No balance falls below zero.
create function keep_wallet_balances() returns trigger language plpgsql as $$
begin
  with moved as (
    select substr(account, strpos(account, ':') + 1) as user_id, currency,
      coalesce(sum(amount) filter (where account like 'wallet:%'), 0)::bigint as free,
      coalesce(sum(amount) filter (where account like 'held:%'), 0)::bigint as held
    from (select destination as account, currency, amount from written
      union all select source, currency, -amount from written) sides
    where account like 'wallet:%' or account like 'held:%'
    group by 1, 2),
  changed as (
    update wallet_balances b set free = b.free + m.free, held = b.held + m.held
    from moved m where b.user_id = m.user_id and b.currency = m.currency
    returning b.user_id, b.currency)
  insert into wallet_balances (user_id, currency, free, held)
  select * from moved m
  where not exists (select from changed c where c.user_id = m.user_id and c.currency = m.currency)
  on conflict (user_id, currency) do update
    set free = wallet_balances.free + excluded.free, held = wallet_balances.held + excluded.held;
  return null;
end
$$;
create trigger postings_keep_wallet_balances after insert on postings
  referencing new table as written for each statement execute function keep_wallet_balances();

-- What was said about somebody goes with their account, also from what is written once. It can only be taken away.
create function only_erase_text() returns trigger language plpgsql as $$
begin
  if new.text <> '' or to_jsonb(new) - 'text' <> to_jsonb(old) - 'text'
    or not exists (select from users where id = old.user_id and deleted_at is not null) then
    raise exception '% is append-only: % refused', tg_table_name, tg_op;
  end if;
  return new;
end $$;
create trigger transfers_only_erase before update on transfers for each row execute function only_erase_text();
create function only_erase_reason() returns trigger language plpgsql as $$
begin
  if new.reason is not null or to_jsonb(new) - 'reason' <> to_jsonb(old) - 'reason' then
    raise exception '% is append-only: % refused', tg_table_name, tg_op;
  end if;
  return new;
end $$;
create trigger audit_log_only_erase before update on audit_log for each row execute function only_erase_reason();

-- A price that has begun is history: it is followed by another, never taken back.
create function only_before_it_begins() returns trigger language plpgsql as $$
begin
  if not exists (
    select from price_book_entries
    where id = new.entry_id and source = 'staff' and starts_at > new.withdrawn_at
  ) then
    raise exception 'price % has begun or is not one of the staff''s: it cannot be withdrawn', new.entry_id;
  end if;
  return new;
end
$$;
create trigger only_before_it_begins before insert on price_withdrawals
  for each row execute function only_before_it_begins();

-- A rate is a fact of its day. One that waits is accepted or refused, once; nothing else about a rate ever changes.
create function refuse_to_edit_rate() returns trigger language plpgsql as $$
begin
  if old.accepted_at is not null or old.refused_at is not null then
    raise exception 'this rate is decided';
  end if;
  if (new.id, new.currency, new.per_usd, new.as_of, new.source, new.fetched_at)
      is distinct from (old.id, old.currency, old.per_usd, old.as_of, old.source, old.fetched_at)
    or new.entered_by is distinct from old.entered_by or new.reason is distinct from old.reason then
    raise exception 'a rate is not edited';
  end if;
  return new;
end $$;
create trigger rates_are_not_edited before update on exchange_rates
  for each row execute function refuse_to_edit_rate();

-- What an anonymous visitor's page is made from says so when it changes, once the change is committed, also when it is
-- loaded with other triggers off. Every running server listens, and drops the pages it kept.
create function announce_pages_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('pages_changed', tg_table_name);
  return null;
end $$;
create trigger pages_changed after insert or update or delete or truncate on services
  for each statement execute function announce_pages_changed();
alter table services enable always trigger pages_changed;
create trigger pages_changed after insert or update or delete or truncate on price_book_entries
  for each statement execute function announce_pages_changed();
alter table price_book_entries enable always trigger pages_changed;
create trigger pages_changed after insert or update or delete or truncate on exchange_rates
  for each statement execute function announce_pages_changed();
alter table exchange_rates enable always trigger pages_changed;
create trigger pages_changed after insert or update or delete or truncate on testimonials
  for each statement execute function announce_pages_changed();
alter table testimonials enable always trigger pages_changed;
create trigger pages_changed after insert or update or delete or truncate on research_groups
  for each statement execute function announce_pages_changed();
alter table research_groups enable always trigger pages_changed;
create trigger pages_changed after insert or update or delete or truncate on advisers
  for each statement execute function announce_pages_changed();
alter table advisers enable always trigger pages_changed;
create trigger pages_changed after insert or update or delete or truncate on claim_settings
  for each statement execute function announce_pages_changed();
alter table claim_settings enable always trigger pages_changed;
create trigger pages_changed after insert or update or delete or truncate on site_settings
  for each statement execute function announce_pages_changed();
alter table site_settings enable always trigger pages_changed;
create trigger pages_changed after insert on price_withdrawals
  for each statement execute function announce_pages_changed();
alter table price_withdrawals enable always trigger pages_changed;
create trigger pages_changed after insert on points_grids
  for each statement execute function announce_pages_changed();
alter table points_grids enable always trigger pages_changed;
create trigger pages_changed after insert or update or delete or truncate on points_rounds
  for each statement execute function announce_pages_changed();
alter table points_rounds enable always trigger pages_changed;
-- Of a place in a group, pages show only who has it and whether it is paid.
create trigger pages_changed after insert or delete or truncate or update of left_at, paid_at on research_group_members
  for each statement execute function announce_pages_changed();
alter table research_group_members enable always trigger pages_changed;
-- A customer's name or picture changes a page only beside what they say about a service, or in a research group.
create function announce_person_changed() returns trigger language plpgsql as $$
begin
  if (old.avatar_file_id, old.first_name, old.last_name, old.deleted_at)
      is distinct from (new.avatar_file_id, new.first_name, new.last_name, new.deleted_at)
    and (exists (select from testimonials where user_id = new.id)
      or exists (select from research_group_members where user_id = new.id and left_at is null))
  then
    perform pg_notify('pages_changed', tg_table_name);
  end if;
  return null;
end $$;
create trigger pages_changed after update of avatar_file_id, first_name, last_name, deleted_at on users
  for each row execute function announce_person_changed();
alter table users enable always trigger pages_changed;

-- Whoever wrote while an account was being deleted has waited for its row. Nothing new begins for it then, and its name
-- does not come back. What was begun before goes on: money that a gateway reports late is booked as ever.
create function refuse_for_deleted_account() returns trigger language plpgsql as $$
declare
  gone timestamp with time zone;
begin
  select deleted_at into gone from users where id = to_jsonb(new) ->> tg_argv[0] for key share;
  if gone is not null then
    raise exception 'this account is deleted' using errcode = 'LF410';
  end if;
  return new;
end $$;
create function keep_deleted_account_blank() returns trigger language plpgsql as $$
begin
  raise exception 'this account is deleted' using errcode = 'LF410';
end $$;
create trigger not_when_deleted before update
  of name, first_name, last_name, email, image, username, display_username, mobile, country, avatar_file_id,
    two_factor_enabled, deleted_at
  on users for each row when (old.deleted_at is not null) execute function keep_deleted_account_blank();
create trigger not_when_deleted before insert on sign_in_sessions
  for each row execute function refuse_for_deleted_account('user_id');
create trigger not_when_deleted before insert on credentials
  for each row execute function refuse_for_deleted_account('user_id');
create trigger not_when_deleted before insert on two_factors
  for each row execute function refuse_for_deleted_account('user_id');
create trigger not_when_deleted before insert on carts
  for each row execute function refuse_for_deleted_account('user_id');
create trigger not_when_deleted before insert on cart_items
  for each row execute function refuse_for_deleted_account('user_id');
create trigger not_when_deleted before insert on orders
  for each row execute function refuse_for_deleted_account('user_id');
create trigger not_when_deleted before insert on payments
  for each row when (new.state = 'created') execute function refuse_for_deleted_account('user_id');
create trigger not_when_deleted before insert on payment_links
  for each row execute function refuse_for_deleted_account('user_id');
create trigger not_when_deleted before insert on bookings
  for each row execute function refuse_for_deleted_account('user_id');
create trigger not_when_deleted before insert on enquiries
  for each row when (new.user_id is not null) execute function refuse_for_deleted_account('user_id');
create trigger not_when_deleted before insert on enquiry_replies
  for each row when (not new.from_desk) execute function refuse_for_deleted_account('author_id');
create trigger not_when_deleted before insert on research_group_messages
  for each row execute function refuse_for_deleted_account('user_id');
create trigger not_when_deleted before insert on testimonials
  for each row execute function refuse_for_deleted_account('user_id');
create trigger not_when_deleted before insert on research_groups
  for each row execute function refuse_for_deleted_account('created_by');
create trigger not_when_deleted before insert on research_group_members
  for each row execute function refuse_for_deleted_account('user_id');
create trigger not_when_deleted before insert on files
  for each row execute function refuse_for_deleted_account('owner_id');
create trigger not_when_deleted before insert on case_messages
  for each row when (not new.from_desk) execute function refuse_for_deleted_account('author_id');
create trigger not_when_deleted before insert on case_comments
  for each row when (not new.from_desk) execute function refuse_for_deleted_account('author_id');
create trigger not_when_deleted before insert on cancellations
  for each row execute function refuse_for_deleted_account('asked_by');
create trigger not_when_deleted before insert on guarantee_claims
  for each row execute function refuse_for_deleted_account('claimed_by');
create trigger not_when_deleted before insert on appointments
  for each row execute function refuse_for_deleted_account('customer_id');
create trigger not_when_deleted before insert on wallet_adjustments
  for each row execute function refuse_for_deleted_account('user_id');

-- What the desk kept of somebody who was asked to work there, or did, goes with their account.
create function erase_at_desk() returns trigger language plpgsql as $$
begin
  delete from staff_holidays where user_id = new.id;
  delete from working_hours where user_id = new.id;
  delete from staff_invitations where email = old.email or accepted_by = new.id;
  return null;
end $$;
create trigger erase_at_desk after update of deleted_at on users
  for each row when (old.deleted_at is null and new.deleted_at is not null) execute function erase_at_desk();

-- Days of figures are kept two hours after their end. What is written into such a day later makes the day unkept, so
-- that it is summed up anew. What is written about the last hour meets no kept day and no lock.
create function unkeep_days(kept regclass, moments timestamptz[]) returns void language plpgsql as $$
declare
  moment timestamptz;
begin
  foreach moment in array moments loop
    continue when moment is null or moment > now() - interval '1 hour';
    -- Held until the end: nobody sums the day up before this is to be seen.
    perform pg_advisory_xact_lock_shared(hashtext(kept::text));
    execute format('delete from %s where day between $1 - 1 and $1 + 1 and day = ($2 at time zone time_zone)::date', kept)
      using (moment at time zone 'UTC')::date, moment;
  end loop;
end
$$;
create function unkeep_days_of_order() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform unkeep_days('sales_days', array[new.created_at, new.paid_at]);
  elsif old.created_at <> new.created_at then
    perform unkeep_days('sales_days', array[old.created_at, new.created_at, old.paid_at, new.paid_at]);
  else
    perform unkeep_days('sales_days', array[old.paid_at, new.paid_at]);
  end if;
  return null;
end
$$;
create trigger orders_unkeep_days after insert or update of created_at, paid_at, gateway, currency, price, premium, rate_per_usd, coupon_code
  on orders for each row execute function unkeep_days_of_order();
create function unkeep_days_of_item() returns trigger language plpgsql as $$
begin
  perform unkeep_days('sales_days', array[o.created_at, o.paid_at]) from orders o where o.id = new.order_id;
  return null;
end
$$;
create trigger order_items_unkeep_days after update of service, price
  on order_items for each row execute function unkeep_days_of_item();
create function unkeep_days_of_refund() returns trigger language plpgsql as $$
begin
  perform unkeep_days('sales_days', case tg_op when 'INSERT' then array[new.refunded_at]
    else array[old.refunded_at, new.refunded_at] end);
  return null;
end
$$;
create trigger order_refunds_unkeep_days after insert or update of refunded_at, amount, premium, items
  on order_refunds for each row execute function unkeep_days_of_refund();
create function unkeep_days_of_transfer() returns trigger language plpgsql as $$
begin
  perform unkeep_days('wallet_days', array[new.at]);
  return null;
end
$$;
create trigger transfers_unkeep_days after insert on transfers
  for each row execute function unkeep_days_of_transfer();
