import { execFileSync, type SpawnOptions } from "node:child_process";
import { chownSync } from "node:fs";

export type Unprivileged = {
  command: (program: string, args: string[]) => { program: string; args: string[]; options: SpawnOptions };
  give: (path: string) => void;
  otherUser: boolean;
};

let chosen: Unprivileged | null = null;

/**
 * An ordinary user: directly. Root: in a user namespace, which works anywhere, even under /root. If namespaces are
 * forbidden: as system user `postgres`, created if missing.
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
