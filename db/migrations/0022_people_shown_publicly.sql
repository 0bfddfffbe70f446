-- A customer's name or picture changes a page that is kept only where a page shows them: beside what they say about a
-- service, or in a research group. Anybody else's profile is nobody's page.
drop trigger pages_changed on users;
--> statement-breakpoint
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
--> statement-breakpoint
create trigger pages_changed after update of avatar_file_id, first_name, last_name, deleted_at on users
  for each row execute function announce_person_changed();
--> statement-breakpoint
alter table users enable always trigger pages_changed;
