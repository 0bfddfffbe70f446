DROP INDEX "order_items_queue";--> statement-breakpoint
DROP INDEX "order_items_ever";--> statement-breakpoint
DROP INDEX "order_items_by_state";--> statement-breakpoint
DROP INDEX "order_items_by_service";--> statement-breakpoint
DROP INDEX "order_items_by_counsellor";--> statement-breakpoint
CREATE INDEX "order_items_for_us" ON "order_items" USING btree ("queue_day","queue_rank","order_number","position") WHERE "order_items"."paid_on" is not null and ("order_items"."state" in ('in_progress', 'in_review') or ("order_items"."state" = 'received' and "order_items"."due_on" is not null));--> statement-breakpoint
CREATE INDEX "order_items_for_customer" ON "order_items" USING btree ("queue_day","queue_rank","order_number","position") WHERE "order_items"."paid_on" is not null and ("order_items"."state" = 'delivered' or ("order_items"."state" = 'received' and "order_items"."due_on" is null));--> statement-breakpoint
CREATE INDEX "order_items_ever" ON "order_items" USING btree ("queue_day","queue_rank","order_number","position") WHERE "order_items"."paid_on" is not null;--> statement-breakpoint
CREATE INDEX "order_items_by_state" ON "order_items" USING btree ("state","queue_day","queue_rank","order_number","position") WHERE "order_items"."paid_on" is not null;--> statement-breakpoint
CREATE INDEX "order_items_by_service" ON "order_items" USING btree ("service","queue_day","queue_rank","order_number","position") WHERE "order_items"."paid_on" is not null;--> statement-breakpoint
CREATE INDEX "order_items_by_counsellor" ON "order_items" USING btree ("assigned_to","queue_day","queue_rank","order_number","position") WHERE "order_items"."paid_on" is not null;