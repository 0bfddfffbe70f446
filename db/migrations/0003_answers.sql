ALTER TABLE "order_items" ADD COLUMN "answer_by" date;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "answer_reminded" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "order_items_to_answer" ON "order_items" USING btree ("answer_by") WHERE "order_items"."state" = 'delivered';--> statement-breakpoint
UPDATE "order_items" SET "answer_by" = current_date + 14 WHERE "state" = 'delivered';
