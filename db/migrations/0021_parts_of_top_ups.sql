ALTER TABLE "payment_refunds" ADD COLUMN "premium" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "payment_refunds" r SET "premium" = p."premium" FROM "payments" p WHERE p."id" = r."payment_id" AND r."cause" = 'top_up';--> statement-breakpoint
-- A counselling fee comes back with the service that bore it, also where that was given back before.
UPDATE "counselling_credit_uses" u SET "state" = 'released' WHERE u."state" = 'used' AND EXISTS (
  SELECT FROM "order_lines" l JOIN "order_items" i ON i."id" = l."item_id"
  WHERE l."order_id" = u."order_id" AND l."kind" = 'counselling_credit' AND i."refunded" = i."price"
    AND (i."price" > 0 OR i."state" IN ('cancelled', 'refunded')));
