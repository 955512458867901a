/** The outlines of cards and of their fields: a rectangle, an arch, a telegram with a torn edge. */
export const OUTLINES = {
  unit: "M9 .8H151a8.2 8.2 0 0 1 8.2 8.2V215a8.2 8.2 0 0 1-8.2 8.2H9A8.2 8.2 0 0 1 .8 215V9A8.2 8.2 0 0 1 9 .8z",
  commander:
    "M.8 66C.8 22 34 .8 80 .8S159.2 22 159.2 66V215a8.2 8.2 0 0 1-8.2 8.2H9A8.2 8.2 0 0 1 .8 215z",
  order:
    "M5 .8H126L159.2 34V219l-8-5-8 9-8-9-8 9-8-9-8 9-8-9-8 9-8-9-8 9-8-9-8 9-8-9-8 9-8-9-8 9-8-9-8 9-8-9-7.2 5V5A4.2 4.2 0 0 1 5 .8z",
} as const;

/** What is tinted: the head of a unit, the arch of a commander, the folded corner of an Order. */
export const TINTS = {
  unit: "M9 .8H151a8.2 8.2 0 0 1 8.2 8.2V52H.8V9A8.2 8.2 0 0 1 9 .8z",
  commander: "M.8 84V66C.8 22 34 .8 80 .8S159.2 22 159.2 66v18z",
  order: "M126 .8V34H159.200z",
} as const;
