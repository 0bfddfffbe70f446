import { expect, test } from "vitest";

import { videoAddress, videoIdIn } from "#app/content/showcase/video-address.ts";

const youTube = "https://www.youtube-nocookie.com/embed/";
const own = "https://videos.landfall.example/play/";

test.each([
  ["https://www.youtube.com/watch?v=dQw4w9WgXcQ", youTube, "dQw4w9WgXcQ"],
  ["https://m.youtube.com/watch?v=dQw4w9WgXcQ&t=9", youTube, "dQw4w9WgXcQ"],
  ["https://youtu.be/dQw4w9WgXcQ?si=x", youTube, "dQw4w9WgXcQ"],
  ["https://www.youtube.com/shorts/a_b-c", youTube, "a_b-c"],
  ["https://www.youtube-nocookie.com/embed/a_b-c", youTube, "a_b-c"],
  ["https://youtu.be/dQw4w9WgXcQ", "/demo-video/", "dQw4w9WgXcQ"],
  ["https://videos.landfall.example/play/a1", own, "a1"],
  ["http://www.youtube.com/watch?v=dQw4w9WgXcQ", youTube, null],
  ["https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ", youTube, null],
  ["https://evil.example/?https://www.youtube.com/watch?v=a", youTube, null],
  ["https://www.youtube.com/watch?v=<script>", youTube, null],
  ["https://www.youtube.com/redirect?q=https://evil.example", youTube, null],
  ["javascript:alert(1)", youTube, null],
  ["https://videos.landfall.example/play/../admin", own, null],
  ["https://www.youtube.com/watch?v=dQw4w9WgXcQ", own, null],
  ["", youTube, null],
])("%s, by the player at %s, is %s", (address, player, id) => {
  expect(videoIdIn(address, player)).toBe(id);
});

test.each([youTube, "/demo-video/", own])("an id is shown as an address that %s plays", (player) => {
  expect(videoIdIn(videoAddress("a_b-c", player), player)).toBe("a_b-c");
});
