import { appendFileSync } from "node:fs";
import { registerHooks } from "node:module";

/** Loaded before the server: writes into the file LOADED which file of a package is asked for, and by whom. */
const file = process.env["LOADED"];
registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    if (file && found.url.includes("/node_modules/"))
      appendFileSync(file, `${found.url} for ${context.parentURL}\n`);
    return found;
  },
});
