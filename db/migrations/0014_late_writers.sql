-- Whoever writes into days long past does so one at a time: two who unkept the same days in different orders waited for
-- each other, and PostgreSQL refused one.
create or replace function unkeep_days(kept regclass, moments timestamptz[]) returns void language plpgsql as $$
declare
  moment timestamptz;
begin
  foreach moment in array moments loop
    continue when moment is null or moment > now() - interval '1 hour';
    perform pg_advisory_xact_lock(hashtext('late_writers'));
    -- Held until the end: nobody sums the day up before this is to be seen.
    perform pg_advisory_xact_lock_shared(hashtext(kept::text));
    execute format('delete from %s where day between $1 - 1 and $1 + 1 and day = ($2 at time zone time_zone)::date', kept)
      using (moment at time zone 'UTC')::date, moment;
  end loop;
end
$$;
