CREATE INDEX "bookings_state_starts_at_id_index" ON "bookings" USING btree ("state","starts_at","id");--> statement-breakpoint
CREATE INDEX "bookings_state_created_at_id_index" ON "bookings" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "bookings_ended" ON "bookings" USING btree ("created_at","id") WHERE "bookings"."state" in ('completed', 'no_show', 'cancelled');
--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "order_number" integer;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "paid_on" date;--> statement-breakpoint
UPDATE "order_items" SET "order_number" = o."number", "paid_on" = (o."paid_at" AT TIME ZONE 'UTC')::date
  FROM "orders" o WHERE o."id" = "order_items"."order_id";--> statement-breakpoint
ALTER TABLE "order_items" ALTER COLUMN "order_number" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "queue_rank" integer GENERATED ALWAYS AS (case when configuration -> 'choices' -> 'lightning' = 'true'::jsonb and state in ('received', 'in_progress', 'in_review') then 0 else 1 end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "queue_day" date GENERATED ALWAYS AS (coalesce(due_on, paid_on)) STORED;--> statement-breakpoint
CREATE INDEX "order_items_queue" ON "order_items" USING btree ("queue_rank","queue_day","order_number","position") WHERE "order_items"."paid_on" is not null and "order_items"."state" in ('received', 'in_progress', 'in_review', 'delivered');--> statement-breakpoint
CREATE INDEX "order_items_ever" ON "order_items" USING btree ("queue_rank","queue_day","order_number","position") WHERE "order_items"."paid_on" is not null;--> statement-breakpoint
CREATE INDEX "order_items_by_state" ON "order_items" USING btree ("state","queue_rank","queue_day","order_number","position") WHERE "order_items"."paid_on" is not null;--> statement-breakpoint
CREATE INDEX "order_items_by_service" ON "order_items" USING btree ("service","queue_rank","queue_day","order_number","position") WHERE "order_items"."paid_on" is not null;--> statement-breakpoint
CREATE INDEX "order_items_by_counsellor" ON "order_items" USING btree ("assigned_to","queue_rank","queue_day","order_number","position") WHERE "order_items"."paid_on" is not null;
