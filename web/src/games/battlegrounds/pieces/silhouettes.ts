/** Side views of the twelve tanks, drawn for this page: tracks, wheels, and armour plates. */
export interface Silhouette {
  tracks: string;
  /** How many wheels, from where to where, how high, and how large. */
  wheels: [number, number, number, number, number];
  plates: string[];
}

const HEAVY_TRACKS = "M16 47q-8-1-8-8l5-7h88l8 6q0 9-9 9z";
const MEDIUM_TRACKS = "M20 47q-9-1-9-8l5-7h82l8 6q0 9-9 9z";

export const SILHOUETTES: Record<string, Silhouette> = {
  "kv-1": {
    tracks: HEAVY_TRACKS,
    wheels: [6, 22, 96, 40, 6.2],
    plates: [
      "M10 31l2-7h82l12 5v2z",
      "M38 24l-4-5 4-11h33l6 8-3 8z",
      "M52 8V5.5h12V8z",
      "M76 14h26v4H76z",
    ],
  },
  "tiger-i": {
    tracks: "M14 47q-7-1-7-8l4-7h92l7 6q0 9-8 9z",
    wheels: [8, 20, 100, 40, 6.4],
    plates: [
      "M8 31v-8h92l6 4v4z",
      "M36 23V9h35l4 5v9z",
      "M42 9V5h11v4z",
      "M75 14h36v-1.5h7v6h-7V17H75z",
    ],
  },
  churchill: {
    tracks: "M6 44q-2-16 8-20h92q10 2 8 12l-8 11H14q-7 0-8-3z",
    wheels: [10, 18, 100, 42, 4],
    plates: ["M16 32h88v-9H20z", "M42 23V10h30l3 5v8z", "M75 14.5h25v3.5H75z"],
  },
  "char-b1-bis": {
    tracks: "M8 46q-5-13 3-21l12-5h68l16 8q7 9 0 18z",
    wheels: [9, 19, 99, 42, 3.6],
    plates: [
      "M15 35l6-13h68l12 7v6z",
      "M48 22l2-11h19l4 11z",
      "M55 11V7.5h9V11z",
      "M72 14.5h20v2.8H72z",
      "M97 29h17v3.6H97z",
    ],
  },
  "is-2": {
    tracks: "M14 47q-8-1-8-8l5-7h90l8 6q0 9-9 9z",
    wheels: [6, 20, 98, 40, 6.2],
    plates: [
      "M8 31l3-7h78l18 6v1z",
      "M40 24q-6-1-5-7l5-8q20-4 30 0l7 9-3 6z",
      "M44 8V5h9v3z",
      "M76 13.5h33V12h8v6.5h-8V17H76z",
    ],
  },
  hetzer: {
    tracks: MEDIUM_TRACKS,
    wheels: [4, 28, 90, 39.5, 7.8],
    plates: [
      "M11 31l5-4 25-14h27l35 14 4 4z",
      "M47 13v-3h11v3z",
      "M84 20.5l29 1v3.4l-29-.6z",
      "M73 17l13 3v5.5H76z",
    ],
  },
  "7tp": {
    tracks: "M26 47q-8 0-8-7l5-8h62l8 6q0 9-8 9z",
    wheels: [8, 30, 80, 42, 3.9],
    plates: [
      "M22 31l2-7h22l4-3h28l12 7v3z",
      "M48 21l3-11h20l5 11z",
      "M54 10V7.5h9V10z",
      "M74 14h22v2.8H74z",
    ],
  },
  "t-34": {
    tracks: "M16 47q-9-1-9-8l6-7h86l8 6q0 9-9 9z",
    wheels: [5, 24, 94, 39, 7.8],
    plates: [
      "M9 31l9-8h66l20 8z",
      "M46 23l4-12 14-2 12 3 4 11z",
      "M54 9.5V7h10v2.5z",
      "M78 14.5h30v3.2H78z",
    ],
  },
  cromwell: {
    tracks: "M20 47q-9-1-9-8l5-7h82l8 6q0 9-9 9z",
    wheels: [5, 26, 92, 39.5, 7.2],
    plates: [
      "M12 31l2-8h76l12 3 3 5z",
      "M36 23V10h36l3 4v9z",
      "M48 10V7.5h12V10z",
      "M75 14.5h28v-1.5h7v5h-7v-1H75z",
    ],
  },
  "lt-vz-38": {
    tracks: "M24 47q-8 0-8-7l5-8h66l8 6q0 9-8 9z",
    wheels: [4, 30, 80, 39.5, 7],
    plates: [
      "M20 31l4-8 20-1v-1h34l10 9z",
      "M44 21l2-11h23l3 11z",
      "M52 10V7h10v3z",
      "M71 14h25v3H71z",
    ],
  },
  sherman: {
    tracks: MEDIUM_TRACKS,
    wheels: [6, 26, 92, 41, 5.2],
    plates: [
      "M12 31V20h70l17 7v4z",
      "M40 20q-3-12 8-13h20q7 2 8 13z",
      "M48 7V4h11v3z",
      "M75 11h30v3.6H75z",
    ],
  },
  "bt-7": {
    tracks: "M18 47q-9-1-9-8l6-7h80l9 6q0 9-9 9z",
    wheels: [4, 26, 90, 38.5, 8.2],
    plates: [
      "M10 31l3-8h64l26 6v2z",
      "M42 23l4-12h22l4 12z",
      "M52 11V8.5h10V11z",
      "M71 15h26v2.8H71z",
    ],
  },
};
