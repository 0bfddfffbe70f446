/**
 * Loads a part of a page, or never ends. Where its script does not come, what the server drew of it stays and works as
 * the links and forms it is made of; to fail would put an error in the place of a page that is whole. There is no
 * second try: a browser does not ask again for a module that failed, until the page is loaded again.
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch {
    return new Promise(() => {});
  }
}
