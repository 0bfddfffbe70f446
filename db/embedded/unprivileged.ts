import { execFileSync, type SpawnOptions } from "node:child_process";
import { chownSync } from "node:fs";

/** How a program is started so that PostgreSQL, which refuses to run as root, accepts it. */
export type Unprivileged = {
  command: (program: string, args: string[]) => { program: string; args: string[]; options: SpawnOptions };
  /** Hands a folder or file to the user PostgreSQL runs as. */
  give: (path: string) => void;
  /** Whether that is another user than the one we run as. */
  otherUser: boolean;
};

let chosen: Unprivileged | null = null;

/**
 * As an ordinary user: as they are. As root: in a user namespace where root appears as an ordinary user,
 * which works wherever the clone lies, even under /root. Where containers forbid namespaces: as the
 * system user `postgres`, made if missing.
 */
export function unprivileged(): Unprivileged {
  chosen ??= process.getuid?.() === 0 ? (inUserNamespace() ?? asPostgresUser()) : asOurselves();
  return chosen;
}

function asOurselves(): Unprivileged {
  return { command: (program, args) => ({ program, args, options: {} }), give: () => {}, otherUser: false };
}

function inUserNamespace(): Unprivileged | null {
  const mapping = ["--user", "--map-user=1000", "--map-group=1000"];
  try {
    execFileSync("unshare", [...mapping, "true"], { stdio: "ignore" });
  } catch {
    return null;
  }
  return {
    command: (program, args) => ({ program: "unshare", args: [...mapping, program, ...args], options: {} }),
    give: () => {},
    otherUser: false,
  };
}

function asPostgresUser(): Unprivileged {
  const [uid, gid] = postgresUser();
  return {
    command: (program, args) => ({ program, args, options: { uid, gid } }),
    give: (path) => chownSync(path, uid, gid),
    otherUser: true,
  };
}

function postgresUser(): [uid: number, gid: number] {
  try {
    return [idOf("-u"), idOf("-g")];
  } catch {
    execFileSync("useradd", ["--system", "--user-group", "--no-create-home", "postgres"], {
      stdio: "ignore",
    });
    return [idOf("-u"), idOf("-g")];
  }
}

function idOf(flag: "-u" | "-g"): number {
  return Number(
    execFileSync("id", [flag, "postgres"], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }),
  );
}
