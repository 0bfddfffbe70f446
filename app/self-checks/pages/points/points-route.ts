import { pageMeta } from "#app/http/page-meta.ts";

type Where = Parameters<typeof pageMeta>[1] & { loaderData?: { page: { name: string; intro: string } } };

/** What the pages of all point systems say of themselves. */
export function pointsMeta(where: Where) {
  if (!where.loaderData) return [];
  const { name, intro } = where.loaderData.page;
  return pageMeta({ title: `${name} self-check`, description: intro }, where);
}
