const id = /^[\w-]{1,64}$/;

/**
 * The id by which the player plays it; null for an address that it does not play. The player is YouTube's, the demo's
 * stand-in for it, or one of the owner's own, whose addresses begin with its own.
 */
export function videoIdIn(address: string, playerUrl: string): string | null {
  const url = URL.parse(address.trim());
  if (url?.protocol !== "https:") return null;
  if (playerUrl.startsWith("https://") && !isYouTube(new URL(playerUrl).hostname)) {
    return url.href.startsWith(playerUrl) ? known(url.href.slice(playerUrl.length)) : null;
  }
  const { hostname, pathname } = url;
  if (hostname === "youtu.be") return known(pathname.slice(1));
  if (!isYouTube(hostname)) return null;
  if (pathname === "/watch") return known(/[?&]v=([^&]*)/.exec(url.search)?.[1] ?? "");
  return known(/^\/(?:embed|shorts|live)\/([^/]+)\/?$/.exec(pathname)?.[1] ?? "");
}

export function videoAddress(videoId: string, playerUrl: string): string {
  const isOwn = playerUrl.startsWith("https://") && !isYouTube(new URL(playerUrl).hostname);
  return isOwn ? `${playerUrl}${videoId}` : `https://www.youtube.com/watch?v=${videoId}`;
}

function isYouTube(hostname: string): boolean {
  return /^(?:(?:www|m)\.)?youtube(?:-nocookie)?\.com$/.test(hostname);
}

function known(text: string): string | null {
  return id.test(text) ? text : null;
}
