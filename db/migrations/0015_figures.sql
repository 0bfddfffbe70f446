CREATE TABLE "page_views" (
	"day" date NOT NULL,
	"service" text NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"carted" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "page_views_day_service_pk" PRIMARY KEY("day","service")
);
--> statement-breakpoint
CREATE TABLE "sales_days" (
	"time_zone" text NOT NULL,
	"day" date NOT NULL,
	"cut" text NOT NULL,
	"key" text NOT NULL,
	"started" integer NOT NULL,
	"sold" integer NOT NULL,
	"price" bigint NOT NULL,
	"premium" bigint NOT NULL,
	"refunded" bigint NOT NULL,
	"premium_refunded" bigint NOT NULL,
	CONSTRAINT "sales_days_time_zone_cut_day_key_pk" PRIMARY KEY("time_zone","cut","day","key")
);
--> statement-breakpoint
CREATE TABLE "wallet_days" (
	"time_zone" text NOT NULL,
	"day" date NOT NULL,
	"currency" text NOT NULL,
	"net" bigint NOT NULL,
	CONSTRAINT "wallet_days_time_zone_day_currency_pk" PRIMARY KEY("time_zone","day","currency")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "platform" text;--> statement-breakpoint
UPDATE "orders" SET "platform" = p."platform" FROM "payments" p
  WHERE p."order_id" = "orders"."id" AND p."state" = 'paid' AND p."leftover" IS NULL AND "orders"."paid_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "sales_days_day_index" ON "sales_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "wallet_days_day_index" ON "wallet_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "orders_paid_at_index" ON "orders" USING btree ("paid_at");--> statement-breakpoint
CREATE INDEX "orders_created_at_index" ON "orders" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "order_items_late" ON "order_items" USING btree ("due_on","assigned_to","service") WHERE "order_items"."state" in ('received', 'in_progress', 'in_review');--> statement-breakpoint
CREATE INDEX "order_refunds_refunded_at_index" ON "order_refunds" USING btree ("refunded_at");--> statement-breakpoint
CREATE INDEX "transfers_at_index" ON "transfers" USING btree ("at");--> statement-breakpoint
-- Days of figures are kept two hours after their end. What is written into such a day later, however it came to that,
-- makes the day unkept, so that it is summed up anew. What is written about the last hour meets no kept day and no lock.
CREATE FUNCTION unkeep_days(kept regclass, moments timestamptz[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  moment timestamptz;
BEGIN
  FOREACH moment IN ARRAY moments LOOP
    CONTINUE WHEN moment IS NULL OR moment > now() - interval '1 hour';
    -- Held until the end: nobody sums the day up before this is to be seen.
    PERFORM pg_advisory_xact_lock_shared(hashtext(kept::text));
    EXECUTE format('DELETE FROM %s WHERE day BETWEEN $1 - 1 AND $1 + 1 AND day = ($2 AT TIME ZONE time_zone)::date', kept)
      USING (moment AT TIME ZONE 'UTC')::date, moment;
  END LOOP;
END
$$;
--> statement-breakpoint
CREATE FUNCTION unkeep_days_of_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM unkeep_days('sales_days', ARRAY[NEW.created_at, NEW.paid_at]);
  ELSIF OLD.created_at <> NEW.created_at THEN
    PERFORM unkeep_days('sales_days', ARRAY[OLD.created_at, NEW.created_at, OLD.paid_at, NEW.paid_at]);
  ELSE
    PERFORM unkeep_days('sales_days', ARRAY[OLD.paid_at, NEW.paid_at]);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER orders_unkeep_days AFTER INSERT OR UPDATE OF created_at, paid_at, platform, currency, price, premium, rate_per_usd, coupon_code
  ON "orders" FOR EACH ROW EXECUTE FUNCTION unkeep_days_of_order();
--> statement-breakpoint
CREATE FUNCTION unkeep_days_of_item() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM unkeep_days('sales_days', ARRAY[o.created_at, o.paid_at]) FROM orders o WHERE o.id = NEW.order_id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER order_items_unkeep_days AFTER UPDATE OF service, price
  ON "order_items" FOR EACH ROW EXECUTE FUNCTION unkeep_days_of_item();
--> statement-breakpoint
CREATE FUNCTION unkeep_days_of_refund() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM unkeep_days('sales_days', CASE TG_OP WHEN 'INSERT' THEN ARRAY[NEW.refunded_at]
    ELSE ARRAY[OLD.refunded_at, NEW.refunded_at] END);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER order_refunds_unkeep_days AFTER INSERT OR UPDATE OF refunded_at, amount, premium, items
  ON "order_refunds" FOR EACH ROW EXECUTE FUNCTION unkeep_days_of_refund();
--> statement-breakpoint
CREATE FUNCTION unkeep_days_of_transfer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM unkeep_days('wallet_days', ARRAY[NEW.at]);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER transfers_unkeep_days AFTER INSERT ON "transfers"
  FOR EACH ROW EXECUTE FUNCTION unkeep_days_of_transfer();
