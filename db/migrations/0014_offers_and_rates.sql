ALTER TABLE "coupons" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "exchange_rates" ADD COLUMN "accepted_by" text;--> statement-breakpoint
ALTER TABLE "exchange_rates" ADD COLUMN "refused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "exchange_rates" ADD COLUMN "refused_by" text;--> statement-breakpoint
ALTER TABLE "exchange_rates" ADD COLUMN "entered_by" text;--> statement-breakpoint
ALTER TABLE "exchange_rates" ADD COLUMN "reason" text;--> statement-breakpoint
CREATE INDEX "coupon_uses_code_state_index" ON "coupon_uses" USING btree ("code","state");--> statement-breakpoint
CREATE INDEX "coupon_uses_live" ON "coupon_uses" USING btree ("code","changed_at","order_id") WHERE "coupon_uses"."state" <> 'released';--> statement-breakpoint
CREATE INDEX "coupons_starts_at_code_index" ON "coupons" USING btree ("starts_at","code");--> statement-breakpoint
CREATE INDEX "exchange_rates_currency_id_index" ON "exchange_rates" USING btree ("currency","id");--> statement-breakpoint
CREATE INDEX "exchange_rates_waiting" ON "exchange_rates" USING btree ("id") WHERE "exchange_rates"."accepted_at" is null and "exchange_rates"."refused_at" is null;--> statement-breakpoint
CREATE INDEX "testimonials_created_at_id_index" ON "testimonials" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "order_lines_of_coupons" ON "order_lines" USING btree ("order_id","amount") WHERE "order_lines"."kind" = 'coupon';--> statement-breakpoint
CREATE INDEX "orders_with_coupon" ON "orders" USING btree ("coupon_code","currency","id") WHERE "orders"."coupon_code" is not null and "orders"."paid_at" is not null;--> statement-breakpoint
ALTER TABLE "exchange_rates" ADD CONSTRAINT "rate_decided_once" CHECK ("exchange_rates"."accepted_at" is null or "exchange_rates"."refused_at" is null);--> statement-breakpoint
ALTER TABLE "exchange_rates" ADD CONSTRAINT "rate_accepted_by_another" CHECK ("exchange_rates"."accepted_by" <> "exchange_rates"."entered_by");--> statement-breakpoint
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
--> statement-breakpoint
create trigger rates_are_not_edited before update on exchange_rates
  for each row execute function refuse_to_edit_rate();
