CREATE TABLE "report_days" (
	"time_zone" text NOT NULL,
	"day" date NOT NULL,
	"cut" text NOT NULL,
	"key" text NOT NULL,
	"events" integer NOT NULL,
	"among" integer NOT NULL,
	"amount" bigint NOT NULL,
	"usd" bigint NOT NULL,
	CONSTRAINT "report_days_time_zone_cut_day_key_pk" PRIMARY KEY("time_zone","cut","day","key")
);
--> statement-breakpoint
ALTER TABLE "order_item_changes" ADD COLUMN "due_on" date;--> statement-breakpoint
ALTER TABLE "order_item_changes" ADD COLUMN "assigned_to" text;--> statement-breakpoint
CREATE INDEX "report_days_day_index" ON "report_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "case_messages_from_desk" ON "case_messages" USING btree ("sent_at") WHERE "case_messages"."from_desk";--> statement-breakpoint
CREATE INDEX "enquiry_replies_from_desk" ON "enquiry_replies" USING btree ("sent_at") WHERE "enquiry_replies"."from_desk";--> statement-breakpoint
CREATE INDEX "order_item_changes_delivered" ON "order_item_changes" USING btree ("changed_at") WHERE "order_item_changes"."state" = 'delivered';--> statement-breakpoint
-- What was delivered before keeps the day it was due and who worked on it, unless it was taken up again since.
update order_item_changes c set due_on = i.due_on, assigned_to = i.assigned_to from order_items i
  where i.id = c.item_id and c.state = 'delivered' and not exists (select from order_item_changes other
    where other.item_id = c.item_id and other.id <> c.id
      and (other.state = 'delivered' or (other.id > c.id and other.state in ('received', 'in_progress'))));
--> statement-breakpoint
-- Reports keep what was delivered, bought, answered and talked about by day: see unkeep_days.
-- A first order decides where all that follow are counted: the first and the last moment of each of their days.
create function unkeep_reports_of_customers(customers text[]) returns void language plpgsql as $$
begin
  perform unkeep_days('report_days', array(
    select unnest(array[min(paid_at), max(paid_at)]) from orders
    where user_id = any(customers) and paid_at is not null group by (paid_at at time zone 'UTC')::date));
end
$$;
--> statement-breakpoint
create function unkeep_reports_of_new_orders() returns trigger language plpgsql as $$
begin
  if exists (select from added where paid_at < now() - interval '1 hour') then
    perform unkeep_reports_of_customers(array(
      select distinct user_id from added where paid_at < now() - interval '1 hour'));
  end if;
  return null;
end
$$;
--> statement-breakpoint
create trigger orders_unkeep_reports_of_new after insert on orders
  referencing new table as added for each statement execute function unkeep_reports_of_new_orders();
--> statement-breakpoint
create function unkeep_reports_of_order() returns trigger language plpgsql as $$
begin
  if least(old.paid_at, new.paid_at) < now() - interval '1 hour' then
    perform unkeep_days('report_days', array[old.paid_at] || array(select c.changed_at
      from order_items i join order_item_changes c on c.item_id = i.id
      where i.order_id = new.id and c.state = 'delivered'));
    perform unkeep_reports_of_customers(array[new.user_id]);
  end if;
  return null;
end
$$;
--> statement-breakpoint
create trigger orders_unkeep_reports after update of paid_at, currency, price, rate_per_usd, coupon_code
  on orders for each row execute function unkeep_reports_of_order();
--> statement-breakpoint
create function unkeep_reports_of_item() returns trigger language plpgsql as $$
begin
  perform unkeep_days('report_days', array(select changed_at from order_item_changes
    where item_id = new.id and state = 'delivered'));
  return null;
end
$$;
--> statement-breakpoint
create trigger order_items_unkeep_reports after update of price
  on order_items for each row execute function unkeep_reports_of_item();
--> statement-breakpoint
create function unkeep_reports_of_change() returns trigger language plpgsql as $$
begin
  perform unkeep_days('report_days', array[old.changed_at, new.changed_at]);
  return null;
end
$$;
--> statement-breakpoint
create trigger order_item_changes_unkeep_reports after insert or update of state, changed_at, due_on, assigned_to
  on order_item_changes for each row when (new.state = 'delivered') execute function unkeep_reports_of_change();
--> statement-breakpoint
create function unkeep_reports_of_answer() returns trigger language plpgsql as $$
begin
  perform unkeep_days('report_days', array[old.sent_at, new.sent_at]);
  return null;
end
$$;
--> statement-breakpoint
create trigger case_messages_unkeep_reports after insert or delete on case_messages
  for each row execute function unkeep_reports_of_answer();
--> statement-breakpoint
create trigger enquiry_replies_unkeep_reports after insert or delete on enquiry_replies
  for each row execute function unkeep_reports_of_answer();
--> statement-breakpoint
create function unkeep_reports_of_chat() returns trigger language plpgsql as $$
begin
  perform unkeep_days('report_days', array[old.starts_at, new.starts_at]);
  if least(old.starts_at, new.starts_at) < now() - interval '1 hour' then
    perform unkeep_reports_of_customers(array[coalesce(new.user_id, old.user_id)]);
  end if;
  return null;
end
$$;
--> statement-breakpoint
create trigger bookings_unkeep_reports after insert or delete or update of state, starts_at, service
  on bookings for each row execute function unkeep_reports_of_chat();
