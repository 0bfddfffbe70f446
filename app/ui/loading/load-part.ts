import { loadAgain } from "#app/ui/loading/load-again.ts";

/**
 * Loads a part of a page, or never ends. Where its script does not come, what the server drew of it stays and works as
 * the links and forms it is made of; to fail would put an error in the place of a page that is whole.
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await loadAgain(load);
  } catch {
    return new Promise(() => {});
  }
}
