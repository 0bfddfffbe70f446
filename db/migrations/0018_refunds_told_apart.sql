CREATE TABLE "refund_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"item_id" uuid,
	"to_wallet" bigint NOT NULL,
	"to_gateway" bigint NOT NULL,
	"premium" bigint NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"asked_by" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"decline_reason" text,
	CONSTRAINT "refund_seen_by_two" CHECK ("refund_requests"."decided_by" <> "refund_requests"."asked_by")
);
--> statement-breakpoint
ALTER TABLE "cancellations" ADD COLUMN "first_agreed_by" text;--> statement-breakpoint
ALTER TABLE "order_refunds" ADD COLUMN "wallet_owed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD COLUMN "asks" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD COLUMN "sent_back_before" bigint;--> statement-breakpoint
ALTER TABLE "webhook_events" ADD COLUMN "refund_ask" integer;--> statement-breakpoint
ALTER TABLE "webhook_events" ADD COLUMN "refund_said" text;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_item_id_order_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refund_requests_waiting" ON "refund_requests" USING btree ("asked_at","id") WHERE "refund_requests"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "refund_requests_order_id_index" ON "refund_requests" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_refunds_wallet_owed" ON "order_refunds" USING btree ("refunded_at") WHERE "order_refunds"."wallet_owed";