/** What each of the others did last: the way of the tank, and where it shot. */
import { squaresOf } from "./board";
import { COLOURS, ownerOf, type Colour, type Scene, type Square } from "./view";

export interface Trail {
  colour: Colour;
  way: Square[];
  shot?: Square;
}

const SHOTS = ["token-taken", "dud-laid", "dud-cleared", "shot-at", "artillery-cleared"];

export class Trails {
  #known = $state.raw<Partial<Record<Colour, Trail>>>({});
  #mover: Colour | undefined;

  /** Of everybody but me: what I did myself I know. */
  of(scene: Scene): Trail[] {
    return COLOURS.flatMap((colour) => {
      const mine = ownerOf(scene.components, colour) === scene.you && !scene.replay;
      const trail = this.#known[colour];
      return trail && !mine && scene.view.pawns[colour] === trail.way.at(-1) ? [trail] : [];
    });
  }

  see(scene: Scene): void {
    for (const { parts } of scene.events) {
      const kind = String(parts.kind);
      if (kind === "moved") this.#drove(parts.colour as Colour, squaresOf(String(parts.path)));
      else if (kind === "stayed") this.#drove(parts.colour as Colour, [String(parts.square)]);
      else if (SHOTS.includes(kind)) this.#shot(String(parts.square));
    }
  }

  #drove(colour: Colour, way: Square[]): void {
    this.#mover = colour;
    this.#known = { ...this.#known, [colour]: { colour, way } };
  }

  #shot(shot: Square): void {
    const trail = this.#mover && this.#known[this.#mover];
    if (trail) this.#known = { ...this.#known, [trail.colour]: { ...trail, shot } };
  }
}
