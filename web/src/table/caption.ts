/** What a moment of a replay says: always a sentence, never notation. */
import { t } from "$lib/i18n.svelte";
import { type GamePage, personOf, type Scene, seatName } from "$lib/page";
import type { Moment } from "../wire";
import type { Told } from "./lines";
import { newsText } from "./news";

/** `line` is what the log tells of the moment; of some decisions it tells nothing. */
export function caption(
  { news, fields }: Pick<Moment, "news" | "fields">,
  line: Told | undefined,
  game: GamePage,
  scene: Scene,
): string {
  if (line) return line.text;
  if (news.kind !== "moved") return newsText(news, scene);
  const who = { who: seatName(scene.seats, news.seat ?? 0), actor: personOf(scene, news.seat) };
  if (!fields?.verb) return t("table-replay-secret", who);
  const { label } = game.option({ action: news.action ?? "", fields, text: "" }, scene);
  return t("table-replay-choice", { ...who, what: label });
}
