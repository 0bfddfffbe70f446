import { lineIsBack, lineMayBeBack } from "#app/ui/loading/line.ts";

const triesMax = 3;

/**
 * A script that was lost with the line is asked for once it is back. A browser does not ask again for a module that
 * failed, so it is asked under another name.
 */
export async function loadAgain<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    const [file] = /https?:\S+\.js/.exec(String(error)) ?? [];
    for (let tries = 1; file && tries <= triesMax; tries += 1) {
      await lineMayBeBack();
      await lineIsBack();
      try {
        return (await import(/* @vite-ignore */ `${file}?try=${tries}`)) as Part;
      } catch {
        // Then the next time, or never.
      }
    }
    throw error;
  }
}
