/** The contour lines of the map under the squares: rings around four hills, always the same. */

/** A closed line around a hill, drawn as one smooth curve through its points. */
function ring(x: number, y: number, radius: number, seed: number): string {
  const count = 14;
  const points = Array.from({ length: count }, (_, at) => {
    const turn = (at / count) * 2 * Math.PI;
    const swell =
      1 + 0.22 * Math.sin(2 * turn + seed) + 0.14 * Math.sin(3 * turn + seed * 2.3 + radius / 60);
    return [x + Math.cos(turn) * radius * swell, y + Math.sin(turn) * radius * swell * 0.86];
  });
  const between = (at: number): string => {
    const [one, other] = [points[at % count]!, points[(at + 1) % count]!];
    return `${((one[0]! + other[0]!) / 2).toFixed(1)} ${((one[1]! + other[1]!) / 2).toFixed(1)}`;
  };
  const curves = points.map((_, at) => {
    const [cx, cy] = points[(at + 1) % count]!;
    return `Q${cx!.toFixed(1)} ${cy!.toFixed(1)} ${between(at + 1)}`;
  });
  return `M${between(0)}${curves.join("")}z`;
}

const HILLS: [number, number, number][] = [
  [148, 476, 1.1],
  [430, 208, 2.4],
  [572, 556, 4.2],
  [302, 370, 5.3],
];

export const contours = HILLS.flatMap(([x, y, seed]) =>
  [26, 50, 76, 104, 134].map((radius) => ring(x, y, radius, seed)),
).join("");
