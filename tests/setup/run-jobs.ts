import { runOnce } from "graphile-worker";

import { jobsLogger, tasks } from "#app/jobs/jobs.server.ts";
import { pool } from "#app/platform/db.server.ts";

/** Every job that is due. */
export const runJobs = () =>
  runOnce({ pgPool: pool, taskList: tasks, noHandleSignals: true, logger: jobsLogger });
