const waitMinMs = 500;
const waitMaxMs = 30_000;

/**
 * Loads a part of a page until it is there. Where its script does not come, what the server drew of it stays and works
 * as the links and forms it is made of: to fail would put an error in the place of a page that is whole.
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let waitMs = waitMinMs; ; waitMs = Math.min(waitMs * 2, waitMaxMs)) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
  }
}
