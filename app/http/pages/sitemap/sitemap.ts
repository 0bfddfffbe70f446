type ListedPage = { path: string; changedAt: Date | null };

export function sitemap(siteUrl: string, pages: readonly ListedPage[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.map((page) => `  <url>${fieldsOf(siteUrl, page)}</url>`),
    "</urlset>",
    "",
  ].join("\n");
}

function fieldsOf(siteUrl: string, { path, changedAt }: ListedPage): string {
  const changed = changedAt === null ? "" : `<lastmod>${changedAt.toISOString()}</lastmod>`;
  return `<loc>${escaped(siteUrl + path)}</loc>${changed}`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
