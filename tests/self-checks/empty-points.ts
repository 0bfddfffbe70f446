import { pool } from "#app/platform/db.server.ts";
import { clearPointsGrids } from "#app/self-checks/points/held-grids.server.ts";

/** As no server can: what is published stays. */
export async function emptyPoints(): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(
      "begin; set local session_replication_role = replica; delete from points_grids; delete from points_rounds; commit",
    );
  } finally {
    client.release();
  }
  clearPointsGrids();
}
