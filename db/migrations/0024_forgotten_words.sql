-- What was said about somebody goes with their account, also from what is written once. Nothing else of it can be
-- changed, and what was said can only be taken away.
drop trigger transfers_append_only on transfers;
--> statement-breakpoint
create trigger transfers_append_only
  before update of id, kind, reference, user_id, gateway_payment_id, at or delete or truncate on transfers
  for each statement execute function refuse_change();
--> statement-breakpoint
create function only_forget_words() returns trigger language plpgsql as $$
begin
  if new.words <> '' or to_jsonb(new) - 'words' <> to_jsonb(old) - 'words'
    or not exists (select from users where id = old.user_id and deleted_at is not null) then
    raise exception '% is append-only: % refused', tg_table_name, tg_op;
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger transfers_only_forget before update on transfers for each row execute function only_forget_words();
--> statement-breakpoint
drop trigger audit_log_append_only on audit_log;
--> statement-breakpoint
create trigger audit_log_append_only
  before update of id, at, actor_id, actor_role, deed, subject_kind, subject_id, before, after or delete or truncate
  on audit_log for each statement execute function refuse_change();
--> statement-breakpoint
create function only_forget_reason() returns trigger language plpgsql as $$
begin
  if new.reason is not null or to_jsonb(new) - 'reason' <> to_jsonb(old) - 'reason' then
    raise exception '% is append-only: % refused', tg_table_name, tg_op;
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger audit_log_only_forget before update on audit_log for each row execute function only_forget_reason();
