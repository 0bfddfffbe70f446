import { checkBooks } from "#app/books/check-books.server.ts";
import { withShop } from "#scripts/commands/with-shop.ts";

try {
  const checked = await withShop({ gateways: false }, checkBooks);
  for (const { law, violations } of checked) {
    console.log(`${violations.length === 0 ? "holds " : "BROKEN"}  ${law}`);
    for (const sentence of violations) console.log(`        ${sentence}`);
  }
  const broken = checked.filter(({ violations }) => violations.length > 0).length;
  console.log(
    broken === 0 ? `All ${checked.length} laws hold.` : `${broken} of ${checked.length} laws are broken.`,
  );
  if (broken > 0) process.exitCode = 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
