-- Whatever an anonymous visitor's page is made from says so when it changes, once the change is committed. Every
-- running server listens, and forgets the pages it kept.
create function announce_pages_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('pages_changed', tg_table_name);
  return null;
end $$;
--> statement-breakpoint
create trigger pages_changed after insert or update or delete or truncate on services
  for each statement execute function announce_pages_changed();
--> statement-breakpoint
create trigger pages_changed after insert or update or delete or truncate on price_book_entries
  for each statement execute function announce_pages_changed();
--> statement-breakpoint
create trigger pages_changed after insert or update or delete or truncate on exchange_rates
  for each statement execute function announce_pages_changed();
--> statement-breakpoint
create trigger pages_changed after insert or update or delete or truncate on testimonials
  for each statement execute function announce_pages_changed();
--> statement-breakpoint
-- Also for what is loaded with other triggers off.
alter table services enable always trigger pages_changed;
--> statement-breakpoint
alter table price_book_entries enable always trigger pages_changed;
--> statement-breakpoint
alter table exchange_rates enable always trigger pages_changed;
--> statement-breakpoint
alter table testimonials enable always trigger pages_changed;
