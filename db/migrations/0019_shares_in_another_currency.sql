ALTER TABLE "wallet_holds" ADD COLUMN "pays_currency" text;--> statement-breakpoint
ALTER TABLE "wallet_holds" ADD COLUMN "pays_amount" bigint;--> statement-breakpoint
ALTER TABLE "wallet_holds" ADD COLUMN "spread" bigint;--> statement-breakpoint
ALTER TABLE "wallet_holds" ADD CONSTRAINT "hold_pays_in_another_currency" CHECK (num_nulls("wallet_holds"."pays_currency", "wallet_holds"."pays_amount", "wallet_holds"."spread") = 3
        or (num_nulls("wallet_holds"."pays_currency", "wallet_holds"."pays_amount", "wallet_holds"."spread") = 0
          and "wallet_holds"."pays_currency" <> "wallet_holds"."currency" and "wallet_holds"."pays_amount" > 0
          and "wallet_holds"."spread" >= 0 and "wallet_holds"."spread" < "wallet_holds"."amount"));