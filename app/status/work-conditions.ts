/** In SQL, the same for the figures that Prometheus reads and for the status page. */

/** Of `graphile_worker.jobs`: should run now, and waits. */
export const jobIsDue = "run_at <= now() and attempts < max_attempts and locked_at is null";

export const jobIsGivenUp = "attempts >= max_attempts and locked_at is null";

export const jobsWaitSeconds = "coalesce(extract(epoch from now() - min(run_at)), 0)::float8";

/** Of `payments`: has ended a quarter of an hour ago and is not settled. */
export const paymentIsOverdue =
  "state in ('created', 'pending') and expires_at < now() - interval '15 minutes'";

/** Begun within a day. */
export const paymentIsRecent = "created_at > now() - interval '1 day'";
