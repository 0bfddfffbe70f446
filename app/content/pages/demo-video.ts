import { hasDemoPlayer } from "#app/platform/video-player.server.ts";

const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360" role="img">
<title>The service’s video plays here</title>
<rect width="640" height="360" fill="#17303a"/>
<circle cx="320" cy="150" r="46" fill="none" stroke="#f4efe6" stroke-width="5"/>
<path d="M306 128v44l36-22z" fill="#f4efe6"/>
<text x="320" y="250" fill="#f4efe6" font-family="sans-serif" font-size="22" text-anchor="middle">The service’s video plays here</text>
</svg>`;

/** Only the demo has this page; a real player replaces it. */
export function loader() {
  if (!hasDemoPlayer()) throw new Response(null, { status: 404 });
  return new Response(picture, { headers: { "content-type": "image/svg+xml" } });
}
