CREATE TABLE "order_refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"request_key" text NOT NULL,
	"amount" bigint NOT NULL,
	"wallet_part" bigint NOT NULL,
	"premium" bigint NOT NULL,
	"items" jsonb NOT NULL,
	"reason" text NOT NULL,
	"refunded_by" text NOT NULL,
	"refunded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_refunds_requestKey_unique" UNIQUE("request_key")
);
--> statement-breakpoint
CREATE TABLE "captures" (
	"gateway_payment_id" text NOT NULL,
	"gateway_account" text NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"became" text NOT NULL,
	"booked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "captures_gateway_account_gateway_payment_id_pk" PRIMARY KEY("gateway_account","gateway_payment_id")
);
--> statement-breakpoint
CREATE TABLE "payment_refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"cause" text NOT NULL,
	"gateway_payment_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"refusals" integer DEFAULT 0 NOT NULL,
	"gateway_refund_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"checked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "receipt_counters" (
	"year" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "receipts" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"year" integer NOT NULL,
	"number" integer NOT NULL,
	"document" jsonb NOT NULL,
	"issued_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "receipts_year_number_unique" UNIQUE("year","number")
);
--> statement-breakpoint
ALTER TABLE "mailbox_messages" ADD COLUMN "attachments" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "refunded" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "billing" jsonb;--> statement-breakpoint
ALTER TABLE "webhook_events" ADD COLUMN "refund_id" uuid;--> statement-breakpoint
ALTER TABLE "transfers" ADD COLUMN "gateway_payment_id" text;--> statement-breakpoint
ALTER TABLE "order_refunds" ADD CONSTRAINT "order_refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "captures" ADD CONSTRAINT "captures_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_refunds_order_id_index" ON "order_refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "captures_payment_id_index" ON "captures" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payment_refunds_payment_id_index" ON "payment_refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payment_refunds_gateway_payment_id_index" ON "payment_refunds" USING btree ("gateway_payment_id");--> statement-breakpoint
CREATE INDEX "payment_refunds_state_changed_at_index" ON "payment_refunds" USING btree ("state","changed_at");--> statement-breakpoint
CREATE INDEX "payment_refunds_user_id_index" ON "payment_refunds" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "transfers_gateway_payment_id_index" ON "transfers" USING btree ("gateway_payment_id");
--> statement-breakpoint
-- What was booked before learns which captured money it was.
ALTER TABLE "transfers" DISABLE TRIGGER transfers_append_only;
--> statement-breakpoint
UPDATE "transfers" t SET "gateway_payment_id" = p."gateway_payment_id" FROM "payments" p
  WHERE p."state" = 'paid' AND p."leftover" IS NULL
    AND ((t."kind" = 'sale' AND t."reference" = p."order_id"::text)
      OR (t."kind" IN ('top_up', 'top_up_premium') AND t."reference" = p."id"::text));
--> statement-breakpoint
UPDATE "transfers" SET "gateway_payment_id" = "reference"
  WHERE "kind" IN ('leftover_payment', 'leftover_to_refund', 'leftover_refunded');
--> statement-breakpoint
ALTER TABLE "transfers" ENABLE TRIGGER transfers_append_only;
--> statement-breakpoint
INSERT INTO "captures" ("gateway_payment_id", "gateway_account", "payment_id", "amount", "currency", "became", "booked_at")
  SELECT "gateway_payment_id", "gateway_account", "id", "amount", "currency",
    CASE WHEN "leftover" IS NULL THEN "purpose" WHEN "leftover" = 'credited' THEN 'credited' ELSE 'to_refund' END,
    coalesce("settled_at", "created_at")
  FROM "payments" WHERE "state" = 'paid' AND "gateway_payment_id" IS NOT NULL;
--> statement-breakpoint
INSERT INTO "payment_refunds" ("id", "payment_id", "user_id", "cause", "gateway_payment_id", "amount", "currency", "state")
  SELECT gen_random_uuid(), "id", "user_id", 'leftover', "gateway_payment_id", "amount", "currency",
    CASE WHEN "leftover" = 'refunded' THEN 'done' ELSE 'owed' END
  FROM "payments" WHERE "leftover" IN ('to_refund', 'refunded') AND "gateway_payment_id" IS NOT NULL;
