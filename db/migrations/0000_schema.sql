-- For the search of people by any part of a name, and for what may not overlap.
create extension if not exists pg_trgm;--> statement-breakpoint
create extension if not exists btree_gist;--> statement-breakpoint
CREATE TABLE "credentials" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"user_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"code_given_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sign_in_sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "two_factors" (
	"id" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"backup_codes" text NOT NULL,
	"user_id" text NOT NULL,
	"verified" boolean DEFAULT true NOT NULL,
	"failed_verification_count" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone,
	"last_step" integer
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"username" text,
	"display_username" text,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"mobile" text NOT NULL,
	"country" text NOT NULL,
	"role" text DEFAULT 'customer' NOT NULL,
	"avatar_file_id" uuid,
	"two_factor_enabled" boolean DEFAULT false NOT NULL,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_username_unique" UNIQUE("username")
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"actor_id" text NOT NULL,
	"actor_role" text,
	"event" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "booking_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "booking_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"booking_id" uuid NOT NULL,
	"state" text NOT NULL,
	"starts_at" timestamp with time zone,
	"changed_by" text NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"service" text NOT NULL,
	"mobile" text NOT NULL,
	"country" text NOT NULL,
	"number" text NOT NULL,
	"preferred_on" date,
	"state" text DEFAULT 'requested' NOT NULL,
	"starts_at" timestamp with time zone,
	"counsellor_id" text,
	"sequence" integer DEFAULT 0 NOT NULL,
	"consented_at" timestamp with time zone NOT NULL,
	"consent_text" text NOT NULL,
	"reminded_at" timestamp with time zone,
	"time_zone" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "busy_times" (
	"booking_id" uuid PRIMARY KEY NOT NULL,
	"counsellor_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "firm_holidays" (
	"day" date PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "working_hours" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"weekday" smallint NOT NULL,
	"from_minute" integer NOT NULL,
	"to_minute" integer NOT NULL,
	CONSTRAINT "working_hours_weekday" CHECK ("working_hours"."weekday" between 1 and 7),
	CONSTRAINT "working_hours_in_order" CHECK (0 <= "working_hours"."from_minute" and "working_hours"."from_minute" < "working_hours"."to_minute" and "working_hours"."to_minute" <= 1440)
);
--> statement-breakpoint
CREATE TABLE "book_checks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "book_checks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"begun_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone NOT NULL,
	"examined" integer NOT NULL,
	"found" integer NOT NULL,
	"findings" text[] NOT NULL,
	"unexamined" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cart_items" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"service" text NOT NULL,
	"configuration" jsonb NOT NULL,
	"fingerprint" text NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_items_userId_fingerprint_unique" UNIQUE("user_id","fingerprint")
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"user_id" text PRIMARY KEY NOT NULL,
	"currency" text NOT NULL,
	"coupon_code" text
);
--> statement-breakpoint
CREATE TABLE "cancellations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"item_id" uuid NOT NULL,
	"asked_by" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"text" text NOT NULL,
	"shown_to_wallet" bigint NOT NULL,
	"shown_to_gateway" bigint NOT NULL,
	"shown_premium" bigint NOT NULL,
	"state" text NOT NULL,
	"answered_by" text,
	"first_agreed_by" text,
	"first_to_wallet" bigint,
	"first_to_gateway" bigint,
	"first_premium" bigint,
	"answer_text" text,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "case_comments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "case_comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version_id" uuid NOT NULL,
	"author_id" text NOT NULL,
	"from_desk" boolean NOT NULL,
	"text" text NOT NULL,
	"send_key" uuid NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "case_comments_sendKey_unique" UNIQUE("send_key")
);
--> statement-breakpoint
CREATE TABLE "case_files" (
	"file_id" uuid PRIMARY KEY NOT NULL,
	"item_id" uuid NOT NULL,
	"message_id" bigint,
	"version_id" uuid,
	"intake_field" text,
	"claim_id" uuid,
	"on_evidence_list" boolean DEFAULT false NOT NULL,
	"name" text NOT NULL,
	"sent_by" text NOT NULL,
	CONSTRAINT "case_file_has_one_place" CHECK (num_nonnulls("case_files"."message_id", "case_files"."version_id", "case_files"."intake_field", "case_files"."claim_id") + "case_files"."on_evidence_list"::int = 1)
);
--> statement-breakpoint
CREATE TABLE "case_intakes" (
	"item_id" uuid PRIMARY KEY NOT NULL,
	"answers" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"from_desk" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "case_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "case_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"item_id" uuid NOT NULL,
	"author_id" text NOT NULL,
	"from_desk" boolean NOT NULL,
	"text" text NOT NULL,
	"send_key" uuid NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "case_messages_sendKey_unique" UNIQUE("send_key")
);
--> statement-breakpoint
CREATE TABLE "case_notes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "case_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"item_id" uuid NOT NULL,
	"author_id" text NOT NULL,
	"text" text NOT NULL,
	"send_key" uuid NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "case_notes_sendKey_unique" UNIQUE("send_key")
);
--> statement-breakpoint
CREATE TABLE "case_reads" (
	"item_id" uuid NOT NULL,
	"by_desk" boolean NOT NULL,
	"last_message_id" bigint NOT NULL,
	"read_at" timestamp with time zone,
	"unread" integer NOT NULL,
	"mailed_at" timestamp with time zone,
	CONSTRAINT "case_reads_item_id_by_desk_pk" PRIMARY KEY("item_id","by_desk")
);
--> statement-breakpoint
CREATE TABLE "appointments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"item_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"position" integer NOT NULL,
	"customer_id" text NOT NULL,
	"counsellor_id" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"meeting_link" text NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"other_time_asked_at" timestamp with time zone,
	"other_time_reason" text,
	"other_time_answered_at" timestamp with time zone,
	"desk_reason" text,
	"reminded_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "appointment_takes_time" CHECK ("appointments"."ends_at" > "appointments"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "case_steps" (
	"item_id" uuid NOT NULL,
	"step" text NOT NULL,
	"done_by" text NOT NULL,
	"done_at" timestamp with time zone NOT NULL,
	CONSTRAINT "case_steps_item_id_step_pk" PRIMARY KEY("item_id","step")
);
--> statement-breakpoint
CREATE TABLE "case_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"item_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"text" text NOT NULL,
	"handed_by" text NOT NULL,
	"handed_at" timestamp with time zone NOT NULL,
	"answer" text,
	"answer_text" text,
	"answered_at" timestamp with time zone,
	CONSTRAINT "case_versions_itemId_version_unique" UNIQUE("item_id","version")
);
--> statement-breakpoint
CREATE TABLE "guarantee_claims" (
	"item_id" uuid NOT NULL,
	"claimed_by" text NOT NULL,
	"id" uuid PRIMARY KEY NOT NULL,
	"guarantee" text NOT NULL,
	"claimed_at" timestamp with time zone NOT NULL,
	"text" text NOT NULL,
	"state" text NOT NULL,
	"decided_by" text,
	"first_agreed_by" text,
	"first_to_wallet" bigint,
	"first_to_gateway" bigint,
	"first_premium" bigint,
	"answer_text" text,
	"decided_at" timestamp with time zone,
	"paid_to_wallet" bigint,
	"paid_to_gateway" bigint,
	"paid_premium" bigint
);
--> statement-breakpoint
CREATE TABLE "page_views" (
	"day" date NOT NULL,
	"service" text NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"carted" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "page_views_day_service_pk" PRIMARY KEY("day","service")
);
--> statement-breakpoint
CREATE TABLE "services" (
	"slug" text PRIMARY KEY NOT NULL,
	"heading" text NOT NULL,
	"intro" text NOT NULL,
	"details" text NOT NULL,
	"i_button_text" text NOT NULL,
	"mba_i_button_text" text,
	"yt_link" text,
	"og_image" text,
	"faqs" jsonb NOT NULL,
	"shipped_hash" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "advisers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"country" text NOT NULL,
	"body" text NOT NULL,
	"licence_number" text NOT NULL,
	"expires_on" date NOT NULL,
	"ended_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "claim_settings" (
	"claim" text PRIMARY KEY NOT NULL,
	"is_hidden" boolean NOT NULL,
	"proof" text NOT NULL,
	"proved_until" date,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_settings" (
	"key" text PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupon_uses" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"user_id" text NOT NULL,
	"state" text NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"code" text PRIMARY KEY NOT NULL,
	"percent" integer NOT NULL,
	"cap_inr" bigint NOT NULL,
	"cap_usd" bigint NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"total_limit" integer,
	"per_customer_limit" integer,
	"services" text[],
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "coupon_percent" CHECK ("coupons"."percent" between 1 and 100)
);
--> statement-breakpoint
CREATE TABLE "exchange_rates" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "exchange_rates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"currency" text NOT NULL,
	"per_usd" numeric NOT NULL,
	"as_of" date NOT NULL,
	"source" text NOT NULL,
	"fetched_at" timestamp with time zone DEFAULT now() NOT NULL,
	"accepted_at" timestamp with time zone,
	"accepted_by" text,
	"refused_at" timestamp with time zone,
	"refused_by" text,
	"entered_by" text,
	"reason" text,
	CONSTRAINT "rate_decided_once" CHECK ("exchange_rates"."accepted_at" is null or "exchange_rates"."refused_at" is null),
	CONSTRAINT "rate_accepted_by_another" CHECK ("exchange_rates"."accepted_by" <> "exchange_rates"."entered_by")
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"user_id" text PRIMARY KEY NOT NULL,
	"role" text NOT NULL,
	"time_zone" text DEFAULT 'UTC' NOT NULL,
	"granted_by" text NOT NULL,
	"granted_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "staff_holidays" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	CONSTRAINT "staff_holiday_days_in_order" CHECK ("staff_holidays"."starts_on" <= "staff_holidays"."ends_on")
);
--> statement-breakpoint
CREATE TABLE "staff_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"secret_hash" text NOT NULL,
	"sent_times" integer DEFAULT 1 NOT NULL,
	"invited_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"accepted_by" text,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "staff_invitations_secretHash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "enquiries" (
	"reference" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"order_number" integer,
	"state" text DEFAULT 'open' NOT NULL,
	"assigned_to" text,
	"reply_by" date NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"send_key" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "enquiry_replies" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "enquiry_replies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reference" text NOT NULL,
	"from_desk" boolean NOT NULL,
	"author_id" text NOT NULL,
	"text" text NOT NULL,
	"send_key" uuid NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"mailed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"kind" text NOT NULL,
	"media_type" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mailbox_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mailbox_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "counselling_credit_uses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"counselling_item_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"state" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_item_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_item_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"item_id" uuid NOT NULL,
	"state" text NOT NULL,
	"changed_by" text NOT NULL,
	"note" text,
	"note_told" boolean DEFAULT false NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"service" text NOT NULL,
	"configuration" jsonb NOT NULL,
	"price" bigint NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'received' NOT NULL,
	"due_on" date,
	"assigned_to" text,
	"order_number" integer NOT NULL,
	"paid_on" date,
	"queue_rank" integer GENERATED ALWAYS AS (case when configuration -> 'choices' -> 'lightning' = 'true'::jsonb and state in ('received', 'in_progress', 'in_review') then 0 else 1 end) STORED NOT NULL,
	"queue_day" date GENERATED ALWAYS AS (coalesce(due_on, paid_on)) STORED
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"item_id" uuid,
	"kind" text NOT NULL,
	"label" text NOT NULL,
	"amount" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"request_key" text NOT NULL,
	"amount" bigint NOT NULL,
	"wallet_part" bigint NOT NULL,
	"wallet_owed" boolean DEFAULT false NOT NULL,
	"premium" bigint NOT NULL,
	"items" jsonb NOT NULL,
	"reason" text NOT NULL,
	"refunded_by" text NOT NULL,
	"refunded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_refunds_requestKey_unique" UNIQUE("request_key")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "orders_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1001 CACHE 1),
	"user_id" text NOT NULL,
	"purchase_id" uuid NOT NULL,
	"state" text NOT NULL,
	"from_cart" boolean NOT NULL,
	"currency" text NOT NULL,
	"price" bigint NOT NULL,
	"wallet_share" bigint NOT NULL,
	"premium" bigint NOT NULL,
	"charged" bigint NOT NULL,
	"gateway" text,
	"coupon_code" text,
	"billing" jsonb,
	"terms_version" text,
	"rate_per_usd" text NOT NULL,
	"rate_date" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"paid_at" timestamp with time zone,
	"expired_at" timestamp with time zone,
	CONSTRAINT "orders_number_unique" UNIQUE("number")
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
CREATE TABLE "payment_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"secret_hash" text NOT NULL,
	"user_id" text NOT NULL,
	"created_by" text NOT NULL,
	"configuration" jsonb NOT NULL,
	"currency" text NOT NULL,
	"coupon_code" text,
	"billing" jsonb,
	"purchase_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"revoked_by" text,
	"paid_at" timestamp with time zone,
	CONSTRAINT "payment_links_secretHash_unique" UNIQUE("secret_hash")
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
CREATE TABLE "gateway_payouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"gateway_account" text NOT NULL,
	"reference" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"paid_on" date NOT NULL,
	"recorded_by" text NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "gateway_payouts_gatewayAccount_reference_unique" UNIQUE("gateway_account","reference")
);
--> statement-breakpoint
CREATE TABLE "lost_disputes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"gateway_account" text NOT NULL,
	"reference" text NOT NULL,
	"payment_id" uuid NOT NULL,
	"gateway_payment_id" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"lost_on" date NOT NULL,
	"recorded_by" text NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	"from_wallet" bigint DEFAULT 0 NOT NULL,
	"won_on" date,
	"won_by" text,
	"won_at" timestamp with time zone,
	CONSTRAINT "lost_disputes_gatewayAccount_reference_unique" UNIQUE("gateway_account","reference")
);
--> statement-breakpoint
CREATE TABLE "payment_refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"cause" text NOT NULL,
	"gateway_payment_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"premium" bigint DEFAULT 0 NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"refusals" integer DEFAULT 0 NOT NULL,
	"asks" integer DEFAULT 0 NOT NULL,
	"asked_at" timestamp with time zone,
	"sent_back_before" bigint,
	"gateway_refund_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"checked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"purpose" text NOT NULL,
	"order_id" uuid,
	"payment_link_id" uuid,
	"payer_name" text,
	"payer_email" text,
	"gateway" text NOT NULL,
	"gateway_account" text NOT NULL,
	"gateway_order_id" text,
	"gateway_payment_id" text,
	"state" text NOT NULL,
	"amount" bigint NOT NULL,
	"premium" bigint NOT NULL,
	"currency" text NOT NULL,
	"started" jsonb,
	"unapplied" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"checked_at" timestamp with time zone,
	CONSTRAINT "payments_gateway_gatewayOrderId_unique" UNIQUE("gateway","gateway_order_id"),
	CONSTRAINT "payments_gateway_gatewayPaymentId_unique" UNIQUE("gateway","gateway_payment_id")
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"gateway" text NOT NULL,
	"event_id" text NOT NULL,
	"type" text NOT NULL,
	"gateway_order_id" text,
	"refund_id" uuid,
	"refund_ask" integer,
	"refund_said" text,
	"body" text NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"handled_at" timestamp with time zone,
	CONSTRAINT "webhook_events_gateway_eventId_unique" UNIQUE("gateway","event_id")
);
--> statement-breakpoint
CREATE TABLE "price_book_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_book_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"service" text NOT NULL,
	"choice" text NOT NULL,
	"inr" bigint NOT NULL,
	"usd" bigint NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"source" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_withdrawals" (
	"entry_id" bigint PRIMARY KEY NOT NULL,
	"withdrawn_at" timestamp with time zone NOT NULL
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
CREATE TABLE "hand_payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"refund_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"paid_on" date NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"asked_by" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"decline_reason" text,
	CONSTRAINT "hand_payment_seen_by_two" CHECK ("hand_payments"."decided_by" <> "hand_payments"."asked_by")
);
--> statement-breakpoint
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
CREATE TABLE "research_group_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "research_group_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"group_id" uuid NOT NULL,
	"user_id" text,
	"event" text NOT NULL,
	"text" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "research_group_members" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"group_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"role" text NOT NULL,
	"joined_at" timestamp with time zone DEFAULT now() NOT NULL,
	"left_at" timestamp with time zone,
	"pay_by" timestamp with time zone,
	"order_id" uuid,
	"paid_at" timestamp with time zone,
	"board_read_to" bigint DEFAULT 0 NOT NULL,
	"board_mailed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "research_group_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "research_group_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"group_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"text" text NOT NULL,
	"send_key" uuid NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	"removed_by" text
);
--> statement-breakpoint
CREATE TABLE "research_groups" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"required_members" integer NOT NULL,
	"created_by" text NOT NULL,
	"closed_at" timestamp with time zone,
	"invite_version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kept_checks" (
	"user_id" text NOT NULL,
	"check_id" text NOT NULL,
	"version" integer NOT NULL,
	"answers" jsonb NOT NULL,
	"kept_at" timestamp with time zone NOT NULL,
	CONSTRAINT "kept_checks_user_id_check_id_pk" PRIMARY KEY("user_id","check_id")
);
--> statement-breakpoint
CREATE TABLE "points_grids" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "points_grids_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"system" text NOT NULL,
	"version" text NOT NULL,
	"revision" integer NOT NULL,
	"document" jsonb NOT NULL,
	"is_published" boolean NOT NULL,
	"saved_by" text,
	"saved_at" timestamp with time zone NOT NULL,
	"reason" text,
	CONSTRAINT "points_grids_revision" UNIQUE("version","revision")
);
--> statement-breakpoint
CREATE TABLE "points_rounds" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "points_rounds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"system" text NOT NULL,
	"held_on" date NOT NULL,
	"name" text NOT NULL,
	"lowest" integer NOT NULL,
	"invited" integer,
	"source_name" text NOT NULL,
	"source_url" text NOT NULL,
	"as_of" date NOT NULL,
	"added_by" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "points_round_lowest" CHECK ("points_rounds"."lowest" > 0)
);
--> statement-breakpoint
CREATE TABLE "testimonials" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"service" text NOT NULL,
	"details" text NOT NULL,
	"shown_name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "testimonials_userId_service_unique" UNIQUE("user_id","service")
);
--> statement-breakpoint
CREATE TABLE "postings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "postings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transfer_id" uuid NOT NULL,
	"source" text NOT NULL,
	"destination" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "posting_amount_positive" CHECK ("postings"."amount" > 0),
	CONSTRAINT "posting_moves" CHECK ("postings"."source" <> "postings"."destination")
);
--> statement-breakpoint
CREATE TABLE "transfers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"user_id" text,
	"text" text NOT NULL,
	"gateway_payment_id" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "transfers_kind_reference_unique" UNIQUE("kind","reference")
);
--> statement-breakpoint
CREATE TABLE "wallet_adjustments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"direction" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"asked_by" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"decline_reason" text,
	CONSTRAINT "adjustment_amount_positive" CHECK ("wallet_adjustments"."amount" > 0),
	CONSTRAINT "adjustment_seen_by_two" CHECK ("wallet_adjustments"."decided_by" <> "wallet_adjustments"."asked_by")
);
--> statement-breakpoint
CREATE TABLE "wallet_balances" (
	"user_id" text NOT NULL,
	"currency" text NOT NULL,
	"free" bigint NOT NULL,
	"held" bigint NOT NULL,
	CONSTRAINT "wallet_balances_user_id_currency_pk" PRIMARY KEY("user_id","currency"),
	CONSTRAINT "wallet_not_below_zero" CHECK ("wallet_balances"."free" >= 0 and "wallet_balances"."held" >= 0)
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
CREATE TABLE "wallet_holds" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"pays_currency" text,
	"pays_amount" bigint,
	"spread" bigint,
	"state" text NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hold_amount_positive" CHECK ("wallet_holds"."amount" > 0),
	CONSTRAINT "hold_pays_in_another_currency" CHECK (num_nulls("wallet_holds"."pays_currency", "wallet_holds"."pays_amount", "wallet_holds"."spread") = 3
        or (num_nulls("wallet_holds"."pays_currency", "wallet_holds"."pays_amount", "wallet_holds"."spread") = 0
          and "wallet_holds"."pays_currency" <> "wallet_holds"."currency" and "wallet_holds"."pays_amount" > 0
          and "wallet_holds"."spread" >= 0 and "wallet_holds"."spread" < "wallet_holds"."amount"))
);
--> statement-breakpoint
CREATE TABLE "wallets" (
	"user_id" text PRIMARY KEY NOT NULL,
	"currency" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "case_evidence" (
	"item_id" uuid NOT NULL,
	"key" text NOT NULL,
	"title" text,
	"help" text,
	"state" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"expires_on" date,
	"note" text,
	"decided_by" text,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "case_evidence_item_id_key_pk" PRIMARY KEY("item_id","key")
);
--> statement-breakpoint
CREATE TABLE "case_evidence_files" (
	"item_id" uuid NOT NULL,
	"key" text NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "case_evidence_files_item_id_key_file_id_pk" PRIMARY KEY("item_id","key","file_id")
);
--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_sessions" ADD CONSTRAINT "sign_in_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "two_factors" ADD CONSTRAINT "two_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_changes" ADD CONSTRAINT "booking_changes_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "working_hours" ADD CONSTRAINT "working_hours_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_user_id_carts_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."carts"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cancellations" ADD CONSTRAINT "cancellations_item_id_order_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cancellations" ADD CONSTRAINT "cancellations_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_comments" ADD CONSTRAINT "case_comments_version_id_case_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."case_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_comments" ADD CONSTRAINT "case_comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_files" ADD CONSTRAINT "case_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_files" ADD CONSTRAINT "case_files_item_id_order_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_files" ADD CONSTRAINT "case_files_message_id_case_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."case_messages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_files" ADD CONSTRAINT "case_files_version_id_case_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."case_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_files" ADD CONSTRAINT "case_files_claim_id_guarantee_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."guarantee_claims"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_files" ADD CONSTRAINT "case_files_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_intakes" ADD CONSTRAINT "case_intakes_item_id_order_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_messages" ADD CONSTRAINT "case_messages_item_id_order_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_messages" ADD CONSTRAINT "case_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_notes" ADD CONSTRAINT "case_notes_item_id_order_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_notes" ADD CONSTRAINT "case_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_reads" ADD CONSTRAINT "case_reads_item_id_order_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_item_id_order_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_counsellor_id_users_id_fk" FOREIGN KEY ("counsellor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_steps" ADD CONSTRAINT "case_steps_item_id_order_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_steps" ADD CONSTRAINT "case_steps_done_by_users_id_fk" FOREIGN KEY ("done_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_versions" ADD CONSTRAINT "case_versions_item_id_order_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_versions" ADD CONSTRAINT "case_versions_handed_by_users_id_fk" FOREIGN KEY ("handed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guarantee_claims" ADD CONSTRAINT "guarantee_claims_item_id_order_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guarantee_claims" ADD CONSTRAINT "guarantee_claims_claimed_by_users_id_fk" FOREIGN KEY ("claimed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_code_coupons_code_fk" FOREIGN KEY ("code") REFERENCES "public"."coupons"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_holidays" ADD CONSTRAINT "staff_holidays_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_invitations" ADD CONSTRAINT "staff_invitations_accepted_by_users_id_fk" FOREIGN KEY ("accepted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_replies" ADD CONSTRAINT "enquiry_replies_reference_enquiries_reference_fk" FOREIGN KEY ("reference") REFERENCES "public"."enquiries"("reference") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_replies" ADD CONSTRAINT "enquiry_replies_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "counselling_credit_uses" ADD CONSTRAINT "counselling_credit_uses_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "counselling_credit_uses" ADD CONSTRAINT "counselling_credit_uses_counselling_item_id_order_items_id_fk" FOREIGN KEY ("counselling_item_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_item_changes" ADD CONSTRAINT "order_item_changes_item_id_order_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_item_id_order_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_refunds" ADD CONSTRAINT "order_refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_links" ADD CONSTRAINT "payment_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "captures" ADD CONSTRAINT "captures_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lost_disputes" ADD CONSTRAINT "lost_disputes_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_withdrawals" ADD CONSTRAINT "price_withdrawals_entry_id_price_book_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."price_book_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_payments" ADD CONSTRAINT "hand_payments_refund_id_payment_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."payment_refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_item_id_order_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "research_group_log" ADD CONSTRAINT "research_group_log_group_id_research_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."research_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "research_group_log" ADD CONSTRAINT "research_group_log_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "research_group_members" ADD CONSTRAINT "research_group_members_group_id_research_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."research_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "research_group_members" ADD CONSTRAINT "research_group_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "research_group_messages" ADD CONSTRAINT "research_group_messages_group_id_research_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."research_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "research_group_messages" ADD CONSTRAINT "research_group_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "research_groups" ADD CONSTRAINT "research_groups_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_checks" ADD CONSTRAINT "kept_checks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_transfer_id_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."transfers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_adjustments" ADD CONSTRAINT "wallet_adjustments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_holds" ADD CONSTRAINT "wallet_holds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallets" ADD CONSTRAINT "wallets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_evidence" ADD CONSTRAINT "case_evidence_item_id_order_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_evidence" ADD CONSTRAINT "case_evidence_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_evidence_files" ADD CONSTRAINT "case_evidence_files_item_id_order_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_evidence_files" ADD CONSTRAINT "case_evidence_files_file_id_case_files_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."case_files"("file_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_evidence_files" ADD CONSTRAINT "case_evidence_files_item_id_key_case_evidence_item_id_key_fk" FOREIGN KEY ("item_id","key") REFERENCES "public"."case_evidence"("item_id","key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credentials_user_id_index" ON "credentials" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sign_in_sessions_user_id_index" ON "sign_in_sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sign_in_sessions_expires_at_index" ON "sign_in_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "two_factors_secret_index" ON "two_factors" USING btree ("secret");--> statement-breakpoint
CREATE INDEX "two_factors_user_id_index" ON "two_factors" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "users_created_at_id_index" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_mobile_index" ON "users" USING btree ("mobile");--> statement-breakpoint
CREATE INDEX "users_words" ON "users" USING gin ((first_name || ' ' || last_name) gin_trgm_ops,"email" gin_trgm_ops,"username" gin_trgm_ops,"mobile" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "verifications_identifier_index" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "audit_log_subject_kind_subject_id_id_index" ON "audit_log" USING btree ("subject_kind","subject_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_actor_id_id_index" ON "audit_log" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_event_id_index" ON "audit_log" USING btree ("event","id");--> statement-breakpoint
CREATE INDEX "booking_changes_booking_id_index" ON "booking_changes" USING btree ("booking_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_one_open_per_service" ON "bookings" USING btree ("user_id","service") WHERE "bookings"."state" in ('requested', 'confirmed');--> statement-breakpoint
CREATE INDEX "bookings_user_id_created_at_index" ON "bookings" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "bookings_state_starts_at_id_index" ON "bookings" USING btree ("state","starts_at","id");--> statement-breakpoint
CREATE INDEX "bookings_state_created_at_id_index" ON "bookings" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "bookings_ended" ON "bookings" USING btree ("created_at","id") WHERE "bookings"."state" in ('completed', 'no_show', 'cancelled');--> statement-breakpoint
CREATE INDEX "bookings_to_remind" ON "bookings" USING btree ("starts_at") WHERE "bookings"."state" = 'confirmed' and "bookings"."reminded_at" is null;--> statement-breakpoint
CREATE INDEX "book_checks_kind_id_index" ON "book_checks" USING btree ("kind","id");--> statement-breakpoint
CREATE INDEX "cancellations_item_id_index" ON "cancellations" USING btree ("item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cancellations_one_open" ON "cancellations" USING btree ("item_id") WHERE "cancellations"."state" = 'asked';--> statement-breakpoint
CREATE INDEX "cancellations_to_answer" ON "cancellations" USING btree ("asked_at","id") WHERE "cancellations"."state" = 'asked';--> statement-breakpoint
CREATE INDEX "case_comments_version_id_id_index" ON "case_comments" USING btree ("version_id","id");--> statement-breakpoint
CREATE INDEX "case_comments_author_id_written_at_index" ON "case_comments" USING btree ("author_id","written_at");--> statement-breakpoint
CREATE INDEX "case_files_item_id_index" ON "case_files" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "case_files_message_id_index" ON "case_files" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "case_files_version_id_index" ON "case_files" USING btree ("version_id");--> statement-breakpoint
CREATE INDEX "case_files_claim_id_index" ON "case_files" USING btree ("claim_id");--> statement-breakpoint
CREATE INDEX "case_messages_item_id_id_index" ON "case_messages" USING btree ("item_id","id");--> statement-breakpoint
CREATE INDEX "case_messages_author_id_sent_at_index" ON "case_messages" USING btree ("author_id","sent_at");--> statement-breakpoint
CREATE INDEX "case_notes_item_id_id_index" ON "case_notes" USING btree ("item_id","id");--> statement-breakpoint
CREATE INDEX "case_reads_unread_by_desk" ON "case_reads" USING btree ("item_id","unread") WHERE "case_reads"."by_desk" and "case_reads"."unread" > 0;--> statement-breakpoint
CREATE UNIQUE INDEX "appointments_one_per_session" ON "appointments" USING btree ("item_id","kind","position") WHERE "appointments"."state" <> 'cancelled';--> statement-breakpoint
CREATE INDEX "appointments_starts_at_id_index" ON "appointments" USING btree ("starts_at","id");--> statement-breakpoint
CREATE INDEX "appointments_counsellor_id_starts_at_index" ON "appointments" USING btree ("counsellor_id","starts_at");--> statement-breakpoint
CREATE INDEX "appointments_customer_id_starts_at_index" ON "appointments" USING btree ("customer_id","starts_at");--> statement-breakpoint
CREATE INDEX "appointments_to_remind" ON "appointments" USING btree ("starts_at") WHERE "appointments"."state" = 'booked' and "appointments"."reminded_at" is null;--> statement-breakpoint
CREATE INDEX "appointments_other_time" ON "appointments" USING btree ("starts_at") WHERE state = 'booked' and other_time_asked_at is not null and other_time_answered_at is null;--> statement-breakpoint
CREATE INDEX "guarantee_claims_item_id_index" ON "guarantee_claims" USING btree ("item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "guarantee_claims_one_open" ON "guarantee_claims" USING btree ("item_id","guarantee") WHERE "guarantee_claims"."state" in ('asked', 'accepted');--> statement-breakpoint
CREATE INDEX "guarantee_claims_to_decide" ON "guarantee_claims" USING btree ("claimed_at","id") WHERE "guarantee_claims"."state" = 'asked';--> statement-breakpoint
CREATE UNIQUE INDEX "advisers_licence" ON "advisers" USING btree ("country","licence_number") WHERE "advisers"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "coupon_uses_code_user_id_index" ON "coupon_uses" USING btree ("code","user_id");--> statement-breakpoint
CREATE INDEX "coupon_uses_code_state_index" ON "coupon_uses" USING btree ("code","state");--> statement-breakpoint
CREATE INDEX "coupon_uses_live" ON "coupon_uses" USING btree ("code","changed_at","order_id") WHERE "coupon_uses"."state" <> 'released';--> statement-breakpoint
CREATE INDEX "coupons_starts_at_code_index" ON "coupons" USING btree ("starts_at","code");--> statement-breakpoint
CREATE INDEX "exchange_rates_currency_accepted_at_index" ON "exchange_rates" USING btree ("currency","accepted_at");--> statement-breakpoint
CREATE INDEX "exchange_rates_currency_id_index" ON "exchange_rates" USING btree ("currency","id");--> statement-breakpoint
CREATE INDEX "exchange_rates_waiting" ON "exchange_rates" USING btree ("id") WHERE "exchange_rates"."accepted_at" is null and "exchange_rates"."refused_at" is null;--> statement-breakpoint
CREATE INDEX "staff_role_index" ON "staff" USING btree ("role");--> statement-breakpoint
CREATE INDEX "staff_holidays_ends_on_index" ON "staff_holidays" USING btree ("ends_on");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_invitations_one_open" ON "staff_invitations" USING btree ("email") WHERE "staff_invitations"."accepted_at" is null and "staff_invitations"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "staff_invitations_accepted_by_index" ON "staff_invitations" USING btree ("accepted_by");--> statement-breakpoint
CREATE UNIQUE INDEX "enquiries_send_key" ON "enquiries" USING btree ("send_key");--> statement-breakpoint
CREATE INDEX "enquiries_open" ON "enquiries" USING btree ("reply_by","reference") WHERE "enquiries"."state" = 'open';--> statement-breakpoint
CREATE INDEX "enquiries_state_created_at_reference_index" ON "enquiries" USING btree ("state","created_at","reference");--> statement-breakpoint
CREATE INDEX "enquiries_user_id_created_at_index" ON "enquiries" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "enquiries_email_created_at_index" ON "enquiries" USING btree ("email","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "enquiry_replies_send_key" ON "enquiry_replies" USING btree ("send_key");--> statement-breakpoint
CREATE INDEX "enquiry_replies_reference_id_index" ON "enquiry_replies" USING btree ("reference","id");--> statement-breakpoint
CREATE INDEX "enquiry_replies_author_id_sent_at_index" ON "enquiry_replies" USING btree ("author_id","sent_at");--> statement-breakpoint
CREATE INDEX "files_owner_id_index" ON "files" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "counselling_credit_uses_counselling_item_id_index" ON "counselling_credit_uses" USING btree ("counselling_item_id");--> statement-breakpoint
CREATE INDEX "counselling_credit_uses_order_id_index" ON "counselling_credit_uses" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_item_changes_item_id_index" ON "order_item_changes" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "order_items_queue" ON "order_items" USING btree ("queue_rank","queue_day","order_number","position") WHERE "order_items"."paid_on" is not null and "order_items"."state" in ('received', 'in_progress', 'in_review', 'delivered');--> statement-breakpoint
CREATE INDEX "order_items_ever" ON "order_items" USING btree ("queue_rank","queue_day","order_number","position") WHERE "order_items"."paid_on" is not null;--> statement-breakpoint
CREATE INDEX "order_items_by_state" ON "order_items" USING btree ("state","queue_rank","queue_day","order_number","position") WHERE "order_items"."paid_on" is not null;--> statement-breakpoint
CREATE INDEX "order_items_by_service" ON "order_items" USING btree ("service","queue_rank","queue_day","order_number","position") WHERE "order_items"."paid_on" is not null;--> statement-breakpoint
CREATE INDEX "order_items_by_counsellor" ON "order_items" USING btree ("assigned_to","queue_rank","queue_day","order_number","position") WHERE "order_items"."paid_on" is not null;--> statement-breakpoint
CREATE INDEX "order_items_order_id_index" ON "order_items" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_items_state_due_on_index" ON "order_items" USING btree ("state","due_on");--> statement-breakpoint
CREATE INDEX "order_items_assigned_to_state_index" ON "order_items" USING btree ("assigned_to","state");--> statement-breakpoint
CREATE INDEX "order_items_late" ON "order_items" USING btree ("due_on","assigned_to","service") WHERE "order_items"."state" in ('received', 'in_progress', 'in_review');--> statement-breakpoint
CREATE INDEX "order_lines_order_id_index" ON "order_lines" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_lines_of_coupons" ON "order_lines" USING btree ("order_id","amount") WHERE "order_lines"."kind" = 'coupon';--> statement-breakpoint
CREATE INDEX "order_refunds_order_id_index" ON "order_refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_refunds_refunded_at_index" ON "order_refunds" USING btree ("refunded_at");--> statement-breakpoint
CREATE INDEX "order_refunds_wallet_owed" ON "order_refunds" USING btree ("refunded_at") WHERE "order_refunds"."wallet_owed";--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_live_per_purchase" ON "orders" USING btree ("user_id","purchase_id") WHERE "orders"."state" <> 'expired';--> statement-breakpoint
CREATE INDEX "orders_user_id_created_at_index" ON "orders" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_with_coupon" ON "orders" USING btree ("coupon_code","currency","id") WHERE "orders"."coupon_code" is not null and "orders"."paid_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_paid_at_index" ON "orders" USING btree ("paid_at");--> statement-breakpoint
CREATE INDEX "orders_created_at_index" ON "orders" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sales_days_day_index" ON "sales_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "payment_links_user_id_index" ON "payment_links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "payment_links_created_at_id_index" ON "payment_links" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "payment_links_created_by_created_at_id_index" ON "payment_links" USING btree ("created_by","created_at","id");--> statement-breakpoint
CREATE INDEX "payment_links_unpaid" ON "payment_links" USING btree ("created_at","id") WHERE "payment_links"."paid_at" is null and "payment_links"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "payment_links_paid" ON "payment_links" USING btree ("created_at","id") WHERE "payment_links"."paid_at" is not null;--> statement-breakpoint
CREATE INDEX "payment_links_revoked" ON "payment_links" USING btree ("created_at","id") WHERE "payment_links"."paid_at" is null and "payment_links"."revoked_at" is not null;--> statement-breakpoint
CREATE INDEX "captures_payment_id_index" ON "captures" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "gateway_payouts_recorded_at_index" ON "gateway_payouts" USING btree ("recorded_at");--> statement-breakpoint
CREATE INDEX "lost_disputes_payment_id_index" ON "lost_disputes" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "lost_disputes_recorded_at_index" ON "lost_disputes" USING btree ("recorded_at");--> statement-breakpoint
CREATE INDEX "payment_refunds_payment_id_index" ON "payment_refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payment_refunds_gateway_payment_id_index" ON "payment_refunds" USING btree ("gateway_payment_id");--> statement-breakpoint
CREATE INDEX "payment_refunds_state_changed_at_index" ON "payment_refunds" USING btree ("state","changed_at");--> statement-breakpoint
CREATE INDEX "payment_refunds_user_id_index" ON "payment_refunds" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "payments_state_expires_at_index" ON "payments" USING btree ("state","expires_at");--> statement-breakpoint
CREATE INDEX "payments_order_id_index" ON "payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payments_user_id_index" ON "payments" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "webhook_events_handled_at_index" ON "webhook_events" USING btree ("handled_at");--> statement-breakpoint
CREATE INDEX "price_book_entries_service_choice_starts_at_index" ON "price_book_entries" USING btree ("service","choice","starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "hand_payments_one_each" ON "hand_payments" USING btree ("refund_id") WHERE "hand_payments"."state" <> 'declined';--> statement-breakpoint
CREATE INDEX "hand_payments_waiting" ON "hand_payments" USING btree ("asked_at","id") WHERE "hand_payments"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "refund_requests_waiting" ON "refund_requests" USING btree ("asked_at","id") WHERE "refund_requests"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "refund_requests_order_id_index" ON "refund_requests" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "research_group_log_group_id_id_index" ON "research_group_log" USING btree ("group_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "research_group_members_once" ON "research_group_members" USING btree ("group_id","user_id") WHERE "research_group_members"."left_at" is null;--> statement-breakpoint
CREATE INDEX "research_group_members_user_id_index" ON "research_group_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "research_group_members_to_pay" ON "research_group_members" USING btree ("pay_by") WHERE "research_group_members"."left_at" is null and "research_group_members"."paid_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "research_group_messages_send_key" ON "research_group_messages" USING btree ("send_key");--> statement-breakpoint
CREATE INDEX "research_group_messages_group_id_id_index" ON "research_group_messages" USING btree ("group_id","id");--> statement-breakpoint
CREATE INDEX "research_group_messages_user_id_sent_at_index" ON "research_group_messages" USING btree ("user_id","sent_at");--> statement-breakpoint
CREATE INDEX "research_groups_created_at_index" ON "research_groups" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "testimonials_service_created_at_index" ON "testimonials" USING btree ("service","created_at");--> statement-breakpoint
CREATE INDEX "testimonials_created_at_id_index" ON "testimonials" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "postings_transfer_id_index" ON "postings" USING btree ("transfer_id");--> statement-breakpoint
CREATE INDEX "postings_source_id_index" ON "postings" USING btree ("source","id");--> statement-breakpoint
CREATE INDEX "postings_destination_id_index" ON "postings" USING btree ("destination","id");--> statement-breakpoint
CREATE INDEX "transfers_user_id_at_index" ON "transfers" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "transfers_gateway_payment_id_index" ON "transfers" USING btree ("gateway_payment_id");--> statement-breakpoint
CREATE INDEX "transfers_at_index" ON "transfers" USING btree ("at");--> statement-breakpoint
CREATE INDEX "wallet_adjustments_waiting" ON "wallet_adjustments" USING btree ("asked_at","id") WHERE "wallet_adjustments"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "wallet_adjustments_user_id_asked_at_index" ON "wallet_adjustments" USING btree ("user_id","asked_at");--> statement-breakpoint
CREATE INDEX "wallet_days_day_index" ON "wallet_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "wallet_holds_user_id_index" ON "wallet_holds" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "case_evidence_sent" ON "case_evidence" USING btree ("item_id") WHERE "case_evidence"."state" = 'sent';--> statement-breakpoint
CREATE INDEX "case_evidence_files_file_id_index" ON "case_evidence_files" USING btree ("file_id");