import type { RealServer } from "#tests/setup/real-server.ts";

export async function pricesAt(
  servers: readonly RealServer[],
  asked: Record<string, string>,
): Promise<number[]> {
  const init = {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(asked),
  };
  return Promise.all(
    servers.map(async ({ url }) => {
      const answer = await fetch(`${url}/service/get_amount/`, init);
      return ((await answer.json()) as { price: number }).price;
    }),
  );
}
