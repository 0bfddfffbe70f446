import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";

export function runStep(
  name: string,
  program: string,
  args: string[],
  settings: Record<string, string> = {},
): Promise<boolean> {
  const started = performance.now();
  console.log(`\n— ${name}`);
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      stdio: "inherit",
      shell: process.platform === "win32",
      env: {
        ...process.env,
        ...settings,
        PATH: `${join(process.cwd(), "node_modules/.bin")}${delimiter}${process.env["PATH"]}`,
      },
    });
    child.once("error", (error) => {
      console.error(error.message);
      resolve(false);
    });
    child.once("exit", (code) => {
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(`— ${name}: ${code === 0 ? "well" : "FAILED"}, ${seconds} s`);
      resolve(code === 0);
    });
  });
}
