-- Whoever writes into days long past holds no lock until they commit: one who held it while they waited for a wallet or a
-- group, and another who held that and waited for the lock, waited for each other.
create table late_days (
	id bigserial primary key not null,
	kept text not null,
	moments timestamp with time zone[] not null
);
--> statement-breakpoint
create or replace function unkeep_days(kept regclass, moments timestamptz[]) returns void language plpgsql as $$
declare
  late timestamptz[] := array(select moment from unnest(moments) moment where moment <= now() - interval '1 hour');
begin
  if cardinality(late) > 0 then
    insert into late_days (kept, moments) values (kept::text, late);
  end if;
end
$$;
--> statement-breakpoint
create function drop_late_days() returns trigger language plpgsql as $$
begin
  delete from late_days where id = new.id;
  -- One at a time: two who dropped the same days in different orders would wait for each other.
  perform pg_advisory_xact_lock(hashtext('late_writers'));
  -- Held until the end: nobody sums the day up before this is to be seen.
  perform pg_advisory_xact_lock_shared(hashtext(new.kept));
  execute format(
    'delete from %s where exists (select from unnest($1) moment
      where day between (moment at time zone ''UTC'')::date - 1 and (moment at time zone ''UTC'')::date + 1
        and day = (moment at time zone time_zone)::date)', new.kept::regclass)
    using new.moments;
  return null;
end
$$;
--> statement-breakpoint
create constraint trigger late_days_dropped after insert on late_days
  deferrable initially deferred for each row execute function drop_late_days();
