import { avatarBytesMax, avatarMegapixelsMax } from "#app/files/upload-limits.ts";
import {
  avatarBroken,
  avatarEmpty,
  avatarsBusy,
  avatarSide,
  avatarTooLarge,
  avatarTooManyPixels,
  avatarUnderWay,
  avatarWrongType,
  looksLikePicture,
} from "#app/accounts/avatar/avatar-file.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";

/**
 * Draws an uploaded picture again: upright, a square of 256 pixels, and nothing of the file but its first frame. What
 * else lay in it is gone. Refuses what is no picture, too large, or damaged, and a second one of `drawnFor` while their
 * first is waiting, so that nobody fills the queue alone.
 */
export async function drawAvatar(drawnFor: string, bytes: Uint8Array): Promise<Outcome<Uint8Array>> {
  if (bytes.length === 0) return avatarEmpty;
  if (bytes.length > avatarBytesMax) return avatarTooLarge;
  const looks = looksLikePicture(bytes);
  if (looks === "no") return avatarWrongType;
  if (looks === "more behind") return avatarBroken;
  if (waiting.has(drawnFor)) return avatarUnderWay;
  if (waiting.size >= waitingMax) return avatarsBusy;
  waiting.add(drawnFor);
  const drawn = turn.then(() => draw(bytes));
  turn = drawn.catch(() => {});
  return drawn.finally(() => waiting.delete(drawnFor));
}

/** One picture at a time limits memory. */
let turn: Promise<unknown> = Promise.resolve();
const waiting = new Set<string>();
const waitingMax = 8;

const patienceSeconds = 5;

async function draw(bytes: Uint8Array): Promise<Outcome<Uint8Array>> {
  const sharp = await loadSharp();
  try {
    const drawn = await sharp(bytes, {
      pages: 1,
      failOn: "error",
      limitInputPixels: avatarMegapixelsMax * 1_000_000,
      sequentialRead: true,
    })
      .timeout({ seconds: patienceSeconds })
      .autoOrient()
      .resize(avatarSide, avatarSide, { fit: "cover" })
      .webp({ quality: 82 })
      .toBuffer();
    return done(new Uint8Array(drawn));
  } catch (error) {
    return /pixel limit/i.test(String(error)) ? avatarTooManyPixels : avatarBroken;
  }
}

type Sharp = typeof import("sharp").default;
let loading: Promise<Sharp> | null = null;

/** Loaded late because it is large, and limited to three picture formats. */
function loadSharp(): Promise<Sharp> {
  loading ??= import("sharp").then(({ default: sharp }) => {
    sharp.concurrency(1);
    sharp.cache(false);
    sharp.block({ operation: ["VipsForeignLoad"] });
    sharp.unblock({
      operation: ["VipsForeignLoadPngBuffer", "VipsForeignLoadJpegBuffer", "VipsForeignLoadWebpBuffer"],
    });
    return sharp;
  });
  return loading;
}
